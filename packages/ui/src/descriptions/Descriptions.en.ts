import type { zhDescriptions } from './Descriptions.zh.js';

export const enDescriptions: typeof zhDescriptions = {
  hidden: 'hidden',
  reveal: (term) => `Show the full ${term}`,
  conceal: (term) => `Hide the ${term}`,
  show: 'Show',
  hide: 'Hide',
  loading: 'Fetching the full value',
  failed: 'The full value could not be fetched. Try again later.',
};
