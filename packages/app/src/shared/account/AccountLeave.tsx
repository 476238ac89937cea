import { LogoutConfirm, SwitchAccountConfirm } from '@ca-portal/ui/session-confirm';
import { useNavigate } from 'react-router-dom';
import { logOut, useCurrentUser } from '../../session/useSession.js';
import type { AccountDialogProps } from './AccountDialogs.js';

/** Ends the session: logout, or login with another account. Both lead to the public home page (spec 2.3, 8). */
export function AccountLeave({ onClose, another }: AccountDialogProps & { another: boolean }) {
  const person = useCurrentUser()?.person;
  const navigate = useNavigate();
  const props = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    onConfirm: async () => {
      await logOut();
      void navigate('/', { replace: true });
    },
  };
  return another ? (
    <SwitchAccountConfirm {...props} {...(person ? { account: `${person.name} ${person.phone}` } : {})} />
  ) : (
    <LogoutConfirm {...props} />
  );
}
