import { useRef, useState } from 'react';
import {
  type FloatingContext,
  useDismiss,
  type UseDismissProps,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';

/** The row on which whoever opened it by keyboard is; by pointer none. */
export type MenuStart = 'first' | 'last' | undefined;

interface MenuOptions {
  context: FloatingContext;
  open: boolean;
  dismiss?: UseDismissProps;
  start: MenuStart;
  /** Index of the last row, where `start` may say so. */
  last?: number;
}

/** How every menu is walked: arrows around the ends, Home, End, letters, Esc. */
export function useMenu({ context, open, dismiss, start, last }: MenuOptions) {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const interactions = useInteractions([
    useDismiss(context, dismiss),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: start !== undefined,
      selectedIndex: start === 'last' ? last : null,
      disabledIndices: [], // disabled items are reachable: they say why
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: open ? setActiveIndex : undefined }),
  ]);
  return { context, activeIndex, elements, labels, ...interactions };
}

export type Menu = ReturnType<typeof useMenu>;
