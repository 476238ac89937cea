import type { zhAutosave } from './Autosave.zh.js';

export const enAutosave: typeof zhAutosave = {
  pending: 'Changes are not saved yet',
  saving: 'Saving',
  saved: (time) => `Saved ${time}`,
  failed: 'Not saved; what you typed is still on this page.',
  retry: 'Try again',
};
