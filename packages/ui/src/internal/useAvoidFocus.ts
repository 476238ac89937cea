import { type RefObject, useEffect, useState } from 'react';

/** A region that has the focus as a whole (the main part after a skip link) is not covered by one button. */
const isRegion = (box: DOMRect, size: number) => box.width > 4 * size && box.height > 4 * size;

const controls =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="switch"]';
/** Points across a box, nearer to each other than the smallest target is wide. */
const steps = [0.04, 0.35, 0.65, 0.96];

/** What lies below the element where it rests: offsets and not its own box, which has left when it has stepped aside. */
function coversControl(element: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((below) => !element.contains(below) && isOfThePage(below.closest(controls))),
    ),
  );
}

/** Other fixed buttons keep clear of each other by arithmetic. */
const isOfThePage = (control: Element | null) =>
  control !== null && getComputedStyle(control).position !== 'fixed';

/** Whether the element, where it rests, would lie over the control that has the focus. */
function covers(element: HTMLElement, focused: Element | null): boolean {
  if (!focused || focused === document.body || element.contains(focused)) return false;
  const box = focused.getBoundingClientRect();
  if (isRegion(box, element.offsetWidth)) return false;
  // Offsets and not its own box: that one has left already when it has stepped aside.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
}

/**
 * Whether a fixed element has to give way: `leaves` where it would cover the focus (WCAG 2.2, 2.4.11), `folds` to the
 * edge of the window where it would lie over any other control.
 */
export function useAvoidFocus(ref: RefObject<HTMLElement | null>): 'leaves' | 'folds' | undefined {
  const [aside, setAside] = useState<'leaves' | 'folds'>();
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return; // nothing is laid out
    let frame = 0;
    const check = () => {
      // After the scrolling that a new focus brings, and once a frame.
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const element = ref.current;
        if (!element) return;
        setAside(
          covers(element, document.activeElement) ? 'leaves' : coversControl(element) ? 'folds' : undefined,
        );
      });
    };
    const scrolls = { capture: true, passive: true };
    document.addEventListener('focusin', check);
    document.addEventListener('focusout', check);
    document.addEventListener('scroll', check, scrolls);
    // What comes, goes or opens changes the height of the page.
    const sizes = new ResizeObserver(check);
    sizes.observe(document.documentElement);
    sizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      document.removeEventListener('focusin', check);
      document.removeEventListener('focusout', check);
      document.removeEventListener('scroll', check, scrolls);
    };
  }, [ref]);
  return aside;
}
