import { type RefObject, useLayoutEffect, useRef } from 'react';
import { getTabbableOptions } from '@floating-ui/react/utils';
import { tabbable } from 'tabbable';

/**
 * Focuses a panel that has just opened, before it is painted. `FloatingFocusManager` would do it one frame later:
 * an earlier key press would go to the page below, and an earlier focused control would lose the focus again. So
 * give the manager `initialFocus={-1}`; it traps the focus and returns it.
 * @param first the control, or the number of tab stops to skip; if there is none, the panel itself
 */
export function useFirstFocus(
  panel: HTMLElement | null,
  first: RefObject<HTMLElement | null> | number,
): void {
  const entered = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!panel || entered.current === panel) return;
    entered.current = panel;
    // After the layout effects: in one of them the manager stores the previously focused element.
    queueMicrotask(() => {
      if (!panel.isConnected || panel.contains(document.activeElement)) return;
      const control =
        typeof first === 'number' ? tabbable(panel, getTabbableOptions())[first] : first.current;
      (control ?? panel).focus({ preventScroll: !control });
    });
  }, [panel, first]);
}
