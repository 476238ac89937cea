import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Suspense, type ReactNode } from 'react';
import { useAtPassword } from './at-password.js';

/** The dialogs that the personal center can open. */
export type AccountDialog = 'password' | 'role' | 'switchAccount' | 'logout';

export interface AccountDialogProps {
  onClose: () => void;
  /** Offers 重试 when the code of the dialog fails to load. */
  onReopen?: () => void;
}

// Each dialog loads on its first opening, so pages do not carry dialog code.
const AccountPassword = lazyPart(async () => (await import('./AccountPassword.js')).AccountPassword);
const AccountRole = lazyPart(async () => (await import('./AccountRole.js')).AccountRole);
const AccountLeave = lazyPart(async () => (await import('./AccountLeave.js')).AccountLeave);

export interface AccountDialogsProps extends Pick<AccountDialogProps, 'onClose'> {
  open: AccountDialog | undefined;
  /** Offers 重试 when the code of a dialog fails to load. */
  onReopen?: (dialog: AccountDialog) => void;
}

/** The dialog of the personal center that is open, if any (spec 2.4, 2.5, 2.11, 8). */
export function AccountDialogs({ open, onReopen, onClose }: AccountDialogsProps) {
  useAtPassword(open === 'password');
  const reopen = () => {
    if (open) onReopen?.(open);
  };
  const late = { onClose, setShown: (shown: boolean) => (shown ? reopen() : onClose()) };
  const dialogs: Record<AccountDialog, () => ReactNode> = {
    password: () => <AccountPassword {...late} onReopen={reopen} />,
    role: () => <AccountRole {...late} onReopen={reopen} />,
    switchAccount: () => <AccountLeave another {...late} />,
    logout: () => <AccountLeave another={false} {...late} />,
  };
  return open ? <Suspense fallback={null}>{dialogs[open]()}</Suspense> : null;
}
