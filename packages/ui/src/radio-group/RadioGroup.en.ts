import type { zhRadioGroup } from './RadioGroup.zh.js';

export const enRadioGroup: typeof zhRadioGroup = { because: (reason) => ` (${reason})` };
