import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { mediaMatches } from '../internal/mediaMatches.js';

const query = '(prefers-reduced-motion: reduce)';
const subscribe = (tell: () => void) => {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', tell);
  return () => media?.removeEventListener('change', tell);
};
const prefersStill = () => mediaMatches(query);

export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersStill, () => false);

type OwnHandlers = Pick<
  ComponentProps<'section'>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>;

/**
 * When slides advance by themselves (WCAG 2.2.2): under reduced motion only after somebody presses play, never in
 * the elder-friendly mode, and not while pointer or focus is on them or the page is hidden.
 * @param every - milliseconds; 0 or nothing: no autoplay
 * @param own - the caller's handlers, which run first
 */
export function useAutoplay(every: number | undefined, advance: () => void, own: OwnHandlers) {
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const step = useRef(advance);
  useEffect(() => {
    step.current = advance;
  });

  const playing = !!every && (chosen ?? !still);
  const moving = playing && !hovered && !focused;

  useEffect(() => {
    if (!moving || !every) return;
    const timer = setInterval(() => {
      if (!document.hidden && !root.current?.closest('[data-mode="elder"]')) step.current();
    }, every);
    return () => clearInterval(timer);
  }, [moving, every]);

  return {
    root,
    /** The state of the pause button; hovering pauses without changing it. */
    playing,
    /** Slides that advance by themselves must not be announced. */
    moving,
    toggle: () => setChosen(!playing),
    watchProps: {
      onPointerEnter(event: PointerEvent<HTMLElement>) {
        own.onPointerEnter?.(event);
        setHovered(true);
      },
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        own.onPointerLeave?.(event);
        setHovered(false);
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        own.onFocus?.(event);
        setFocused(true);
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        own.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
