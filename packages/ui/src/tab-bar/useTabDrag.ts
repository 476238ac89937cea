import { type RefObject, useEffect, useRef } from 'react';
import type { TabDragTarget } from './tabDrag.js';

/** Loads the drag code when it is called for the first time: a bar without a mouse never loads it. */
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
      () => (asked.current = false), // moving also works by the menu; the next mouse event tries again
    );
  };
}
