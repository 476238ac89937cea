export { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.js';
