import { type FocusEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

const rowOf = (control: Element, root: Element) =>
  [...root.children].findIndex((row) => row.contains(control));

/**
 * Keeps the focus in the widget when a press removes its own button: 移除, 取消, the picker of a full list. It moves
 * to the row that takes its place, else to the nearest row with a control. Spread the handlers on the root
 * whose children are the rows.
 */
export function useFocusStays() {
  const held = useRef<{ root: Element; control: Element; row: number }>(undefined);
  // After every commit, and before the next key press, which would go to the page one frame later.
  useLayoutEffect(() => {
    const was = held.current;
    if (!was) return;
    const { root, control, row } = was;
    if (control.isConnected) {
      was.row = rowOf(control, root); // files above may have been added or removed
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
    // The preview is a child in React only, not in the DOM.
    held.current = root.contains(control) ? { root, control, row: rowOf(control, root) } : undefined;
  };
  return {
    onFocus: hold,
    /** The system's picker returns the focus when it closes: its input may then be gone. */
    onChange(event: SyntheticEvent) {
      if (document.activeElement === document.body) hold(event);
    },
    /** React reports a focus that moves, but not one whose element it removes. */
    onBlur({ target }: FocusEvent) {
      // While the system's picker is open the window has no focus, but the document keeps its active element.
      if (document.activeElement !== target) held.current = undefined;
    },
  };
}
