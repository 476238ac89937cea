import type { StaffMember } from '../queries.js';
import { InfoDialog } from './InfoDialog.js';
import { PasswordDialog } from './PasswordDialog.js';
import { PhoneDialog } from './PhoneDialog.js';
import { RolesDialog } from './RolesDialog.js';
import { TransferDialog } from './TransferDialog.js';
import { UnbindDialog } from './UnbindDialog.js';

/** The actions for one member of staff. */
export type MemberAction = 'roles' | 'info' | 'password' | 'phone' | 'transfer' | 'unbind';

export interface MemberDialogProps {
  member: StaffMember;
  onClose: () => void;
}

const dialogs = {
  roles: RolesDialog,
  info: InfoDialog,
  password: PasswordDialog,
  phone: PhoneDialog,
  transfer: TransferDialog,
  unbind: UnbindDialog,
};

/** The dialog for an action. */
export function MemberDialog({ action, ...rest }: MemberDialogProps & { action: MemberAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...rest} />;
}
