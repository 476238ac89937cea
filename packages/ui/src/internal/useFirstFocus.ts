import { type RefObject, useLayoutEffect, useRef } from 'react';
import { getTabbableOptions } from '@floating-ui/react/utils';
import { tabbable } from 'tabbable';

/**
 * Takes the focus into a panel that has just opened, before it is painted. `FloatingFocusManager` would do it with the
 * next frame: a key that comes earlier went to the page below, and a control chosen earlier lost the focus again. So
 * give the manager `initialFocus={-1}`; it keeps the focus in and brings it back.
 *
 * @param first the control, or how many tab stops to pass by; where there is none, the panel itself
 */
export function useFirstFocus(
  panel: HTMLElement | null,
  first: RefObject<HTMLElement | null> | number,
): void {
  const entered = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!panel || entered.current === panel) return;
    entered.current = panel;
    // After the layout effects: in one of them the manager notes where the focus came from.
    queueMicrotask(() => {
      if (!panel.isConnected || panel.contains(document.activeElement)) return;
      const control =
        typeof first === 'number' ? tabbable(panel, getTabbableOptions())[first] : first.current;
      (control ?? panel).focus({ preventScroll: !control });
    });
  }, [panel, first]);
}
