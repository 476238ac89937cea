import type { ConfirmDialogProps } from '../confirm-dialog/confirmDialogProps.js';
import { OpenConfirm } from '../confirm-dialog/OpenConfirm.js';
import { useWords } from '../theme/useWords.js';
import { Account } from './SessionConfirm.styles.js';
import { zhSessionConfirm } from './SessionConfirm.zh.js';

export interface SwitchAccountConfirmProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onOpenChange' | 'onConfirm'
> {
  /** Who is signed in now, so that nobody leaves the wrong account: 林晓禾 139****5520. */
  account?: string;
}

/**
 * Asks before the account is left for another one; afterwards the caller goes home.
 */
export function SwitchAccountConfirm({ open, account, ...rest }: SwitchAccountConfirmProps) {
  const words = useWords('sessionConfirm', zhSessionConfirm);
  if (!open) return null;
  return (
    <OpenConfirm
      {...rest}
      title={words.switchTitle}
      description={words.switchAccount}
      confirmLabel={words.switchVerb}
    >
      {account ? <Account>{account}</Account> : null}
      <p>{words.switchDescription}</p>
    </OpenConfirm>
  );
}
