export { PasswordDialog } from './PasswordDialog.js';
export type { PasswordDialogProps } from './passwordDialogProps.js';
