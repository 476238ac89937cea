export { ConfirmDialog, type ConfirmDialogProps, type ConfirmOptions } from './ConfirmDialog.js';
export { useConfirm } from './useConfirm.js';
