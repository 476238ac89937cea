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

/** The row that is active when the menu is opened by keyboard; none by pointer. */
export type MenuStart = 'first' | 'last' | undefined;

interface MenuOptions {
  context: FloatingContext;
  open: boolean;
  dismiss?: UseDismissProps;
  start: MenuStart;
  /** Index of the last row, where `start` may be 'last'. */
  last?: number;
}

/** Keyboard navigation of every menu: arrows that wrap around, Home, End, letters, Esc. */
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
      disabledIndices: [], // disabled items are reachable, because they show a reason
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: open ? setActiveIndex : undefined }),
  ]);
  return { context, activeIndex, elements, labels, ...interactions };
}

export type Menu = ReturnType<typeof useMenu>;
