import { type RefObject, useEffect, useRef } from 'react';
import type { TabDragTarget } from './tabDrag.js';

/** Loads what drags tabs when it is called for the first time: a row that no mouse visits does without. */
export function useTabDrag(list: RefObject<HTMLElement | null>, target: TabDragTarget): () => void {
  const latest = useRef(target);
  const asked = useRef(false);
  useEffect(() => {
    latest.current = target;
  });

  return () => {
    if (asked.current) return;
    asked.current = true;
    import('./tabDrag.js').then(
      ({ attachTabDrag }) => {
        if (list.current) attachTabDrag(list.current, latest);
      },
      () => (asked.current = false), // the menu moves tabs, too; the next visit asks again
    );
  };
}
