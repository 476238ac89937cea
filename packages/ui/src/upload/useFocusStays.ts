import { type FocusEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

const rowOf = (control: Element, root: Element) =>
  [...root.children].findIndex((row) => row.contains(control));

/**
 * Keeps the focus in the widget when a press takes its own button away: 移除, 取消, the picker of a full list. It goes
 * to what now stands in that row's place, else to the nearest row that has a control. Give the handlers to the root
 * whose children are the rows.
 */
export function useFocusStays() {
  const held = useRef<{ root: Element; control: Element; row: number }>(undefined);
  // After every commit, and before the next key: with the next frame it would go to the page.
  useLayoutEffect(() => {
    const was = held.current;
    if (!was) return;
    const { root, control, row } = was;
    if (control.isConnected) {
      was.row = rowOf(control, root); // files above may have come or gone
      return;
    }
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    const rows = [...root.children];
    const nearest = [...rows.slice(row), ...rows.slice(0, row).reverse()];
    const next = nearest.map((other) => other.querySelector<HTMLElement>('button:enabled, input:enabled'));
    next.find(Boolean)?.focus();
  });
  const hold = ({ currentTarget: root, target }: SyntheticEvent) => {
    const control = target as Element;
    // The preview is a child only to React.
    held.current = root.contains(control) ? { root, control, row: rowOf(control, root) } : undefined;
  };
  return {
    onFocus: hold,
    /** The system's picker gives the focus back after its answer: the input that is chosen in may then be gone. */
    onChange(event: SyntheticEvent) {
      if (document.activeElement === document.body) hold(event);
    },
    /** React tells it of a focus that goes elsewhere, not of one whose element it takes away. */
    onBlur({ target }: FocusEvent) {
      // While the system's picker is open the window has no focus, but its document keeps the element.
      if (document.activeElement !== target) held.current = undefined;
    },
  };
}
