/** At most one check per this many milliseconds. */
export const LAZY_THROTTLE_MS = 300;

/** A little before it is visible, so that it has loaded by then. */
const MARGIN = '200px';

const shows = new Map<Element, () => void>();
const inView = new Set<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastLook = -LAZY_THROTTLE_MS;

function look() {
  timer = undefined;
  lastLook = performance.now();
  for (const element of inView) shows.get(element)?.();
  inView.clear();
}

function note(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    // A picture that was scrolled past before the next check is never loaded.
    if (isIntersecting) inView.add(target);
    else inView.delete(target);
  }
  if (inView.size > 0 && timer === undefined)
    timer = setTimeout(look, Math.max(0, lastLook + LAZY_THROTTLE_MS - performance.now()));
}

/**
 * Calls `show` when the element is near the window; one observer and one timer serve all images of the page. Without
 * IntersectionObserver it is called at once, and only the browser's own `loading="lazy"` delays the load.
 * @returns a function that stops watching
 */
export function watchForView(element: Element, show: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    show();
    return () => {};
  }
  observer ??= new IntersectionObserver(note, { rootMargin: MARGIN });
  shows.set(element, show);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    shows.delete(element);
    inView.delete(element);
    if (shows.size > 0) return;
    observer?.disconnect();
    observer = undefined;
    clearTimeout(timer);
    timer = undefined;
    lastLook = -LAZY_THROTTLE_MS;
  };
}
