import type { zhTextarea } from './Textarea.zh.js';

export const enTextarea: typeof zhTextarea = { counter: (used, max) => `${used} of ${max} characters used` };
