import { useEffect } from 'react';

/** Asks before the window is closed or reloaded while `active`. The browser provides the text. */
export function useCloseGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
