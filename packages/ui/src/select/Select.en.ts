import type { zhSelect } from './Select.zh.js';

export const enSelect: typeof zhSelect = {
  placeholder: 'Choose',
  because: (label, reason) => `${label} (${reason})`,
};
