import type { zhSavedFilters } from './SavedFilters.zh.js';

export const enSavedFilters: typeof zhSavedFilters = {
  title: 'My filters',
  remove: (name) => `Delete the filter “${name}”`,
  saveCurrent: 'Save this filter',
  name: 'Name',
  hint: 'Kept in the browser of this computer only.',
  save: 'Save',
  cancel: 'Cancel',
  leave: {
    title: 'Not saved yet',
    description: 'The name that you entered has not been saved and will be lost.',
    confirmLabel: 'Close without saving',
    cancelLabel: 'Go on',
  },
};
