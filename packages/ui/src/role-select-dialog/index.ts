export { RoleSelectDialog, type RoleSelectDialogProps, type RoleOption } from './RoleSelectDialog.js';
