import type { zhNumberInput } from './NumberInput.zh.js';

export const enNumberInput: typeof zhNumberInput = {
  decrease: 'Decrease',
  increase: 'Increase',
  notWhole: (text, min, max) => `“${text}” is not a whole number. Enter one from ${min} to ${max}.`,
};
