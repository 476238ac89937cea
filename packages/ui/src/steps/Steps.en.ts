import type { zhSteps } from './Steps.zh.js';

export const enSteps: typeof zhSteps = {
  label: 'Steps',
  position: (step, total) => `Step ${step} of ${total}`,
  done: 'done',
};
