import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const placeOf = (control: Element, region: Element) =>
  [...region.children].findIndex((toast) => toast.contains(control));

/**
 * Where the focus goes when the toast that has it goes: to the close button of the next one, and after the last one
 * back to where it was before it entered the toasts. Give both handlers to the region whose children are the toasts.
 */
export function useFocusBack() {
  const held = useRef<{ region: Element; control: Element; place: number }>(undefined);
  const before = useRef<EventTarget>(null);
  // After every commit, and before the next key: with the next frame it would go to the page.
  useLayoutEffect(() => {
    const was = held.current;
    if (!was) return;
    const { region, control, place } = was;
    if (control.isConnected) {
      was.place = placeOf(control, region); // an older one may have gone by itself
      return;
    }
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = region.children[place] ?? region.lastElementChild;
    const close = next?.querySelector<HTMLElement>(':scope > button') ?? before.current;
    if (close instanceof HTMLElement) close.focus();
  });
  return {
    onFocus({ currentTarget: region, target: control, relatedTarget }: FocusEvent) {
      // From one toast that went to the next there is nobody whom it was taken from.
      if (relatedTarget && !region.contains(relatedTarget as Node)) before.current = relatedTarget;
      held.current = { region, control, place: placeOf(control, region) };
    },
    /** React tells it of a focus that goes elsewhere, not of one whose element it takes away. */
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
      if (document.activeElement === target) return; // only the window lost it
      held.current = undefined;
      if (!currentTarget.contains(relatedTarget as Node | null)) before.current = null;
    },
  };
}
