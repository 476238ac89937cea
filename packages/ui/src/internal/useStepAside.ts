import { type RefObject, useEffect, useState } from 'react';

/** A region that has the focus as a whole (the main part after a skip link) is not covered by one button. */
const isRegion = (box: DOMRect, size: number) => box.width > 4 * size && box.height > 4 * size;

/** Whether the element, where it rests, would lie over the control that has the focus. */
function covers(element: HTMLElement, focused: Element | null): boolean {
  if (!focused || focused === document.body || element.contains(focused)) return false;
  const box = focused.getBoundingClientRect();
  if (isRegion(box, element.offsetWidth)) return false;
  // Offsets and not its own box: that one has left already when it has stepped aside.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
}

/** Whether a fixed element has to leave, because it would cover the focus (WCAG 2.2, 2.4.11). */
export function useStepAside(ref: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      // After the scrolling that a new focus brings, and once a frame.
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (ref.current) setAside(covers(ref.current, document.activeElement));
      });
    };
    const scrolls = { capture: true, passive: true };
    document.addEventListener('focusin', check);
    document.addEventListener('focusout', check);
    document.addEventListener('scroll', check, scrolls);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', check);
      document.removeEventListener('focusout', check);
      document.removeEventListener('scroll', check, scrolls);
    };
  }, [ref]);
  return aside;
}
