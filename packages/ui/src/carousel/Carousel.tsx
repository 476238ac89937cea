import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useWords } from '../theme/useWords.js';
import { CarouselRoot, Slides, Viewport } from './Carousel.styles.js';
import { zhCarousel } from './Carousel.zh.js';
import { CarouselControls } from './CarouselControls.js';
import { useAutoplay, useReducedMotion } from './useAutoplay.js';
import { useSlider } from './useSlider.js';

/** One picture of a carousel. */
export interface CarouselSlide {
  /** Unique key. */
  key: string;
  /** The content: a picture, or a link around one. */
  content: ReactNode;
}

/** Why the slide changed. */
export type CarouselReason = 'button' | 'keyboard' | 'drag' | 'autoplay';

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> {
  /** The slides, in order, each with a stable key. */
  slides: readonly CarouselSlide[] | null | undefined;
  /** The accessible name: 平台公告. */
  label: string;
  /** Index of the current slide, from 0. */
  index?: number;
  /** Index of the initial slide when uncontrolled, from 0. @default 0 */
  defaultIndex?: number;
  /** Called with the index of the new slide, and the reason. */
  onIndexChange?: (index: number, details: { reason: CarouselReason }) => void;
  /**
   * Milliseconds until the next slide; people can pause it, and it never plays in the elder-friendly mode. @default
   * off
   */
  autoplay?: number;
  /** The first slide follows the last one. @default true */
  loop?: boolean;
}

/** Slides farther away than this render no content. */
const NEAR = 2;
const MANY = 20;

/** A few items of equal importance in one place, one shown at a time. Put nothing essential on a later slide. */
export function Carousel({
  slides,
  label,
  index,
  defaultIndex = 0,
  onIndexChange,
  autoplay,
  loop = true,
  onKeyDown,
  ref,
  ...rest
}: CarouselProps) {
  const words = useWords('carousel', zhCarousel);
  const still = useReducedMotion();
  const [wanted, setWanted] = useControllableState(index, defaultIndex, onIndexChange);
  const list = itemsOf(slides);
  const count = list.length;
  const shown = Math.min(Math.max(0, Math.trunc(wanted) || 0), Math.max(0, count - 1));

  const show = (next: number, reason: CarouselReason) => {
    const wrapped = loop ? (next + count) % count : Math.min(count - 1, Math.max(0, next));
    if (wrapped !== shown) setWanted(wrapped, { reason });
  };
  const { root, playing, moving, toggle, watchProps } = useAutoplay(
    count > 1 ? autoplay : undefined,
    () => show(shown === count - 1 ? 0 : shown + 1, 'autoplay'),
    rest,
  );
  const viewport = useSlider(shown, { loop, still, onDragged: (to) => show(to, 'drag') });

  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: shown - 1,
    ArrowRight: shown + 1,
    Home: 0,
    End: count - 1,
  };
  const isFar = (i: number) => {
    const away = Math.abs(i - shown);
    return count > MANY && Math.min(away, loop ? count - away : away) > NEAR;
  };

  return (
    <CarouselRoot
      data-component="Carousel"
      data-state={count === 0 ? 'empty' : moving ? 'moving' : 'still'}
      aria-roledescription={words.carousel}
      aria-label={label}
      hidden={count === 0}
      {...rest}
      {...watchProps}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        onKeyDown?.(event);
        const to = keys[event.key];
        // Keys pressed in the content of a slide belong to it.
        const own = (event.target as Element).closest('[data-part="controls"]');
        // Alt and Left goes back in the browser.
        const others = event.altKey || event.ctrlKey || event.metaKey;
        if (to === undefined || !own || others || count < 2 || event.defaultPrevented) return;
        event.preventDefault();
        show(to, 'keyboard');
      }}
      ref={useMergedRefs(root, ref)}
    >
      <Viewport ref={viewport}>
        <Slides aria-live={moving ? 'off' : 'polite'}>
          {list.map(({ key, content }, i) => (
            <li
              key={key}
              aria-roledescription={words.slide}
              aria-label={words.position(i + 1, count)}
              inert={i !== shown} // hidden slides are neither read nor reached by Tab
            >
              {isFar(i) ? null : content}
            </li>
          ))}
        </Slides>
      </Viewport>
      {count > 1 ? (
        <CarouselControls
          index={shown}
          count={count}
          playing={autoplay ? playing : undefined}
          canGoBack={loop || shown > 0}
          canGoOn={loop || shown < count - 1}
          onToggle={toggle}
          onStep={(by) => show(shown + by, 'button')}
          onPick={(i) => show(i, 'button')}
        />
      ) : null}
    </CarouselRoot>
  );
}
