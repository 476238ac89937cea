import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * Passes an element to two refs, ours and the caller's. Not floating-ui's version, so that a checkbox loads no
 * overlay code.
 */
export function useMergedRefs<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const leave = [own, given].map((ref) => {
        if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
        if (ref) ref.current = element;
        return () => {
          if (ref) ref.current = null;
        };
      });
      return () => {
        for (const clear of leave) clear();
      };
    },
    [own, given],
  );
}
