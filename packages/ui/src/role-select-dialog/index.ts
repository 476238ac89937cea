export { RoleSelectDialog } from './RoleSelectDialog.js';
export type { RoleSelectDialogProps, RoleOption } from './roleSelectDialogProps.js';
