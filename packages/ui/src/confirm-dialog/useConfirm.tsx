import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.js';
import type { ConfirmOptions } from './confirmDialogProps.js';

/**
 * A question as a promise:
 *
 * ```tsx
 * const [confirm, confirmDialog] = useConfirm();
 * if (await confirm({ title: '确认退出登录？', confirmLabel: '退出登录' })) logout();
 * return <>{confirmDialog}…</>;
 * ```
 * Esc, 取消 and a second question answer `false`.
 */
export function useConfirm(): [
  confirm: (options: ConfirmOptions) => Promise<boolean>,
  confirmDialog: ReactNode,
] {
  const [asked, setAsked] = useState<ConfirmOptions>();
  const [shown, setShown] = useState(false);
  const answer = useRef<(value: boolean) => void>(undefined);

  const settle = (value: boolean) => {
    answer.current?.(value);
    answer.current = undefined;
  };
  const confirm = useCallback((options: ConfirmOptions) => {
    answer.current?.(false);
    setAsked(options);
    setShown(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const dialog = asked ? (
    <ConfirmDialog
      {...asked}
      open={shown}
      onConfirm={() => settle(true)}
      onOpenChange={(open, { reason }) => {
        setShown(open);
        // No effect after a confirmation, whose promise is settled. If its code failed to load, 重试 opens the dialog
        // again.
        if (reason !== 'other') settle(false);
      }}
    />
  ) : null;
  return [confirm, dialog];
}
