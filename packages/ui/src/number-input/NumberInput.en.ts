import type { zhNumberInput } from './NumberInput.zh.js';

export const enNumberInput: typeof zhNumberInput = { decrease: 'Decrease', increase: 'Increase' };
