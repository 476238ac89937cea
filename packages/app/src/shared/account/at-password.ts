import { useEffect } from 'react';

let dialogs = 0;

/** Whether a password dialog is open in this window, wherever it was opened. */
export const isAtPassword = (): boolean => dialogs > 0;

/** Marks the password dialog as open while it is mounted. */
export function useAtPassword(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    dialogs += 1;
    return () => {
      dialogs -= 1;
    };
  }, [open]);
}
