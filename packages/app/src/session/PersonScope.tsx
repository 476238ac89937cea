import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { api } from '../api/client.js';
import { tokenStore } from './token.js';

/**
 * One user in one role. When another user continues in this window, everything inside is mounted again: no field,
 * answer or conversation of the previous user remains.
 */
export function PersonScope({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const epoch = useSyncExternalStore(tokenStore.subscribe, tokenStore.epoch, () => 0);
  useEffect(
    () =>
      tokenStore.onLeave(() => {
        api.reset(); // pending work of the previous user stops, and none waits for his login
        queries.clear();
      }),
    [queries],
  );
  return <Fragment key={epoch}>{children}</Fragment>;
}
