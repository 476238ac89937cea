import type { zhSpinner } from './Spinner.zh.js';

export const enSpinner: typeof zhSpinner = { loading: 'Loading' };
