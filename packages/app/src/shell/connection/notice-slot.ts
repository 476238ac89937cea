import { useSyncExternalStore, type ReactNode } from 'react';

let notices: ReactNode = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Fills the slot below the header of every frame; its code loads after the page. */
export function provideNotices(node: ReactNode) {
  notices = node;
  for (const listener of listeners) listener();
}

/** The slot where a frame shows that the network is gone, or that there is a new version. */
export const NoticeSlot = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => null,
  );
