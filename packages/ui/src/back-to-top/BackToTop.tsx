import { type ComponentPropsWithRef, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { chevronUpIcon } from '../icon/paths.js';
import { mediaMatches } from '../internal/mediaMatches.js';
import { useWords } from '../theme/useWords.js';
import { TopButton } from './BackToTop.styles.js';
import { zhBackToTop } from './BackToTop.zh.js';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** Pixels of scrolling before it shows. @default 600 */
  after?: number;
  /** The element that scrolls. @default the window */
  scroller?: RefObject<HTMLElement | null>;
  /** Id of the element that gets the focus, so that reading continues at the top. @default 'main' */
  targetId?: string;
}

/** Scrolls a long page back to the top and moves the keyboard focus there too. Hidden at the top. */
export function BackToTop({ after = 600, scroller, targetId = 'main', onClick, ...rest }: BackToTopProps) {
  const words = useWords('backToTop', zhBackToTop);
  const subscribe = useCallback(
    (tell: () => void) => {
      const from = scroller?.current ?? window;
      from.addEventListener('scroll', tell, { passive: true });
      return () => from.removeEventListener('scroll', tell);
    },
    [scroller],
  );
  const shown = useSyncExternalStore(
    subscribe,
    () => (scroller?.current ? scroller.current.scrollTop : window.scrollY) > after,
    () => false,
  );
  return (
    <TopButton
      {...rest}
      data-component="BackToTop"
      type="button"
      hidden={!shown}
      aria-label={words.label}
      title={words.label}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const calm = mediaMatches('(prefers-reduced-motion: reduce)');
        // Focus first: when the button hides, the focus would fall back to the body.
        document.getElementById(targetId)?.focus({ preventScroll: true });
        (scroller?.current ?? window).scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
      }}
    >
      <Glyph of={chevronUpIcon} />
    </TopButton>
  );
}
