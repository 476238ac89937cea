export { ConfirmDialog } from './ConfirmDialog.js';
export type { ConfirmDialogProps, ConfirmOptions } from './confirmDialogProps.js';
export { useConfirm } from './useConfirm.js';
