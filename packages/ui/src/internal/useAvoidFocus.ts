import { type RefObject, useEffect, useState } from 'react';

/** A focused region (the main part after a skip link) is not covered by one button. */
const isRegion = (box: DOMRect, size: number) => box.width > 4 * size && box.height > 4 * size;

const controls =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="switch"]';
/** Sample points of a box, closer together than the smallest target is wide. */
const steps = [0.04, 0.35, 0.65, 0.96];

/** The elements below the button's rest position. Uses offsets, since its bounding box moves when it steps aside. */
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

/** Floating buttons avoid each other through their positions in CSS. */
const isOfThePage = (control: Element | null) =>
  control !== null && getComputedStyle(control).position !== 'fixed';

/** Whether the element, at its rest position, would cover the focused control. */
function covers(element: HTMLElement, focused: Element | null): boolean {
  if (!focused || focused === document.body || element.contains(focused)) return false;
  const box = focused.getBoundingClientRect();
  if (isRegion(box, element.offsetWidth)) return false;
  // Offsets, since its bounding box moves when it steps aside.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
}

/**
 * Whether a fixed element has to move: it `leaves` where it would cover the focus (WCAG 2.2, 2.4.11), and `folds` to
 * the edge of the window where it would cover any other control.
 */
export function useAvoidFocus(ref: RefObject<HTMLElement | null>): 'leaves' | 'folds' | undefined {
  const [aside, setAside] = useState<'leaves' | 'folds'>();
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return; // no layout
    let frame = 0;
    const check = () => {
      // After the scrolling that follows a focus change, and at most once a frame.
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
    // Content that appears, disappears or expands changes the height of the page.
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
