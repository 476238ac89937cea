import { lazy, Suspense, type ReactNode } from 'react';

/** What the personal center can open. */
export type AccountDialog = 'password' | 'role' | 'switchAccount' | 'logout';

export interface AccountDialogProps {
  onClose: () => void;
}

// Each comes with its first opening: a page carries no dialog code.
const AccountPassword = lazy(async () => ({
  default: (await import('./AccountPassword.js')).AccountPassword,
}));
const AccountRole = lazy(async () => ({ default: (await import('./AccountRole.js')).AccountRole }));
const AccountLeave = lazy(async () => ({ default: (await import('./AccountLeave.js')).AccountLeave }));

/** The dialog of the personal center that is open, if any (spec 2.4, 2.5, 2.11, 8). */
export function AccountDialogs({ open, onClose }: AccountDialogProps & { open: AccountDialog | undefined }) {
  const dialogs: Record<AccountDialog, () => ReactNode> = {
    password: () => <AccountPassword onClose={onClose} />,
    role: () => <AccountRole onClose={onClose} />,
    switchAccount: () => <AccountLeave another onClose={onClose} />,
    logout: () => <AccountLeave another={false} onClose={onClose} />,
  };
  return open ? <Suspense fallback={null}>{dialogs[open]()}</Suspense> : null;
}
