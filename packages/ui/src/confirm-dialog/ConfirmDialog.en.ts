import type { zhConfirmDialog } from './ConfirmDialog.zh.js';

export const enConfirmDialog: typeof zhConfirmDialog = {
  cancel: 'Cancel',
  confirm: 'OK',
  typeToConfirm: (word) => `Type “${word}” to continue`,
  failed: 'That did not work, perhaps because of the network. Please try again.',
};
