import type { zhConfirmDialog } from './ConfirmDialog.zh.js';

export const enConfirmDialog: typeof zhConfirmDialog = {
  cancel: 'Cancel',
  confirm: 'OK',
  typeToConfirm: (word) => `Type “${word}” to continue`,
};
