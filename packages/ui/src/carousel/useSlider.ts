import { useEffect, useRef } from 'react';
import useEmblaCarousel from 'embla-carousel-react';

/** Without layout (a server, jsdom) slides switch without sliding, and everything else works. */
const canMeasure = () =>
  [globalThis.IntersectionObserver, globalThis.ResizeObserver, globalThis.matchMedia].every(Boolean);

const takeTurns = (viewport: HTMLElement | null) => viewport?.setAttribute('data-unmeasured', '');

/** Connects our index to the library that moves and drags the slides: it follows the index and reports drags. */
export function useSlider(
  index: number,
  { loop, still, onDragged }: { loop: boolean; still: boolean; onDragged: (index: number) => void },
) {
  const [viewport, api] = useEmblaCarousel({ loop, startIndex: index, active: canMeasure() });

  useEffect(() => {
    if (api && api.selectedScrollSnap() !== index) api.scrollTo(index, still);
  }, [api, index, still]);

  // The library keeps its first listener, so the ref holds the latest callback.
  const dragged = useRef(onDragged);
  useEffect(() => {
    dragged.current = onDragged;
  });
  useEffect(() => {
    if (!api) return;
    const tell = () => dragged.current(api.selectedScrollSnap());
    api.on('select', tell);
    return () => {
      api.off('select', tell);
    };
  }, [api]);

  return canMeasure() ? viewport : takeTurns;
}
