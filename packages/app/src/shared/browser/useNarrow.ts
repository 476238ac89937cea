import { useSyncExternalStore } from 'react';

/** Below this width the layout has one column: phones (design language, 767.98 px). */
const query = '(max-width: 767.98px)';
const media = () => window.matchMedia?.(query);

/** Whether the window is as narrow as a phone's. Only for cases that CSS alone cannot handle. */
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
