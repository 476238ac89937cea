import { useRef, useState } from 'react';
import {
  type ElementProps,
  type FloatingContext,
  useDismiss,
  type UseDismissProps,
  useInteractions,
  useListNavigation,
  type UseListNavigationProps,
  useRole,
  useTypeahead,
} from '@floating-ui/react';

interface MenuOptions {
  context: FloatingContext;
  open: boolean;
  /** What opens it: a click on the trigger, for instance. */
  opening?: ElementProps;
  dismiss?: UseDismissProps;
  /** @default 'auto': by keyboard yes, by pointer no */
  focusItemOnOpen?: UseListNavigationProps['focusItemOnOpen'];
}

/** How every menu is walked: arrows around the ends, Home, End, letters, Esc. */
export function useMenu({ context, open, opening, dismiss, focusItemOnOpen = 'auto' }: MenuOptions) {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const interactions = useInteractions([
    opening,
    useDismiss(context, dismiss),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen,
      disabledIndices: [], // disabled items are reachable: they say why
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: open ? setActiveIndex : undefined }),
  ]);
  return { context, activeIndex, elements, labels, ...interactions };
}

export type Menu = ReturnType<typeof useMenu>;
