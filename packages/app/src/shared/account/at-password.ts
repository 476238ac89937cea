import { useEffect } from 'react';

let dialogs = 0;

/** Whether somebody is choosing a new password in this window, wherever he opened the dialog. */
export const isAtPassword = (): boolean => dialogs > 0;

/** Says so for as long as the dialog is open. */
export function useAtPassword(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    dialogs += 1;
    return () => {
      dialogs -= 1;
    };
  }, [open]);
}
