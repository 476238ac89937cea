import type { ConfirmDialogProps } from '../confirm-dialog/confirmDialogProps.js';
import { OpenConfirm } from '../confirm-dialog/OpenConfirm.js';
import { useWords } from '../theme/useWords.js';
import { Account } from './SessionConfirm.styles.js';
import { zhSessionConfirm } from './SessionConfirm.zh.js';

export interface SwitchAccountConfirmProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onOpenChange' | 'onConfirm'
> {
  /** The signed-in account, so that nobody leaves the wrong one: 林晓禾 139****5520. */
  account?: string;
}

/** Asks for confirmation before switching to another account; afterwards the caller opens the home page. */
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
