let waiting = 0;
const listeners = new Set<() => void>();
function count(by: 1 | -1) {
  waiting += by;
  listeners.forEach((listener) => listener());
}

/** Whether a login waits for a network before anybody is asked whose it is. */
export const networkWait = {
  get: (): boolean => waiting > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Resolves when somebody can be asked. Spec 2.1 and 8 end a login with any failure of the user-info call, so that call
 * is not made while the browser knows that there is no network: a start from what was kept for reading would cost the
 * login, and with it the way back to what was typed. A browser that believes in a network is believed; one that does
 * not may be wrong about a server on its own computer, hence the look.
 */
export async function untilNetwork(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return;
  // By the door that every page opens when it has loaded: no other code is sure to be there without a network.
  const { connection } = await import('../shell/connection/start.js');
  await connection.look();
  const isGone = () => connection.get().network === 'gone' && !signal.aborted;
  if (!isGone()) return;
  count(1);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isGone()) return;
      leave();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const leave = connection.subscribe(look);
    signal.addEventListener('abort', look);
  });
  count(-1);
}
