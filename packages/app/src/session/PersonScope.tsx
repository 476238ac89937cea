import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { api } from '../api/client.js';
import { tokenStore } from './token.js';

/**
 * One person in one role. When somebody else goes on in this window, everything inside is made anew: no field, no
 * answer and no conversation of the one before is left.
 */
export function PersonScope({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const epoch = useSyncExternalStore(tokenStore.subscribe, tokenStore.epoch, () => 0);
  useEffect(
    () =>
      tokenStore.onLeave(() => {
        api.reset(); // nothing of the one before goes on, and nothing waits for his login
        queries.clear();
      }),
    [queries],
  );
  return <Fragment key={epoch}>{children}</Fragment>;
}
