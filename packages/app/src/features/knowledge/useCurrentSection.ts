import { useEffect, useState } from 'react';
import { currentSection } from './current-section.js';

/** Distance from the window's upper edge, as for anchors (`scroll-padding`). */
const readingLine = 120;

/** Index of the visible section, following the scroll; measured at most once per frame. */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(0);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const tops = key
        .split(' ')
        .flatMap((id) => document.getElementById(id)?.getBoundingClientRect().top ?? []);
      const { scrollHeight } = document.documentElement;
      setCurrent(currentSection(tops, readingLine, window.innerHeight + window.scrollY >= scrollHeight - 2));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);
  return current;
}
