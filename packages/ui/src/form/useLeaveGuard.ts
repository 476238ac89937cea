import { useContext, useEffect, useRef } from 'react';
import { useWords } from '../theme/useWords.js';
import { zhLeaveGuard } from './LeaveGuard.zh.js';
import { NavigationBlockerContext } from './navigationBlocker.js';

/** How the user is asked before leaving with unsaved changes. */
export interface LeaveGuardOptions {
  /**
   * Asks inside the app; `true` leaves. Usually `useConfirm` of `confirm-dialog` with a text of the page.
   * @default the browser's own question with locale.leaveGuard.message
   */
  confirm?: () => boolean | Promise<boolean>;
}

/**
 * Asks before input is lost while `when` is true: before the window is closed or reloaded (with the browser's own
 * question), and before a navigation inside the app, if the app has a `NavigationBlockerContext`.
 */
export function useLeaveGuard(when: boolean, { confirm }: LeaveGuardOptions = {}): void {
  const words = useWords('leaveGuard', zhLeaveGuard);
  const block = useContext(NavigationBlockerContext);
  const ask = useRef<() => boolean | Promise<boolean>>(() => true);
  useEffect(() => {
    ask.current = confirm ?? (() => window.confirm(words.message));
  });

  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    // One question at a time: pressing "back" again while it is open must not open another.
    let asking = false;
    const unblock = block?.((attempt) => {
      if (asking) return attempt.stay();
      asking = true;
      const settle = (leave: boolean) => {
        asking = false;
        if (leave) attempt.proceed();
        else attempt.stay();
      };
      // If the question cannot be shown, stay on the page.
      void Promise.resolve()
        .then(() => ask.current())
        .then(settle, () => settle(false));
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      unblock?.();
    };
  }, [when, block]);
}
