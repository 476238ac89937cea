import { useSyncExternalStore } from 'react';

/** The width below which everything stands in one column: phones (design language, 767.98 px). */
const query = '(max-width: 767.98px)';
const media = () => window.matchMedia?.(query);

/** Whether the window is as narrow as a phone's, for what is folded there. Where styles suffice, they are used. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const narrow = media();
      narrow?.addEventListener('change', tell);
      return () => narrow?.removeEventListener('change', tell);
    },
    () => media()?.matches ?? false,
    () => false,
  );
