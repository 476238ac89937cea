import type { ConfirmDialogProps } from '../confirm-dialog/confirmDialogProps.js';
import { OpenConfirm } from '../confirm-dialog/OpenConfirm.js';
import { useWords } from '../theme/useWords.js';
import { zhSessionConfirm } from './SessionConfirm.zh.js';

/**
 * `onConfirm` ends the session; while its promise is pending the button shows a spinner, when it rejects the dialog
 * stays and shows an error.
 */
export type LogoutConfirmProps = Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> &
  Partial<Pick<ConfirmDialogProps, 'description'>>;

/** Asks for confirmation before the session ends. */
export function LogoutConfirm({ open, description, ...rest }: LogoutConfirmProps) {
  const words = useWords('sessionConfirm', zhSessionConfirm);
  if (!open) return null;
  return (
    <OpenConfirm
      {...rest}
      title={words.logout}
      description={description ?? words.logoutDescription}
      confirmLabel={words.logoutVerb}
    />
  );
}
