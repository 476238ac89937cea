import type { zhPriceSummary } from './PriceSummary.zh.js';

export const enPriceSummary: typeof zhPriceSummary = {
  title: 'Price',
  total: 'To pay',
  free: 'Free',
  updating: 'Recalculating',
  announce: (total) => `To pay: ${total}`,
};
