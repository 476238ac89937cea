import type { zhForm } from './Form.zh.js';

export const enForm: typeof zhForm = {
  required: ' (required)',
  optional: ' (optional)',
  requiredMessage: (label) => `Please fill in: ${label}.`,
  asSentence: (reason) => (/[。！？.!?）)]$/.test(reason) ? reason : `${reason}.`),
  errorSummary: (count) => (count === 1 ? '1 thing needs a change' : `${count} things need a change`),
};
