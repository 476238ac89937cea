import type { zhSpinner } from './Spinner.zh.js';

export const enSpinner: typeof zhSpinner = {
  loading: 'Loading',
  waited: (seconds) => `${seconds} s so far`,
  cancel: 'Cancel',
};
