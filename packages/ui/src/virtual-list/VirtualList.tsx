import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { ListEmpty, ListRoom, ListRoot, ListRow } from './VirtualList.styles.js';
import { targetRow } from './targetRow.js';
import { zhVirtualList } from './VirtualList.zh.js';

/** How a row was selected. */
export type VirtualListChangeDetails = ValueChangeDetails<'select'>;

export interface VirtualListProps<Item> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role' | 'aria-label'
> {
  /** The items; only the visible ones are rendered. */
  items: readonly Item[] | null | undefined;
  /** Stable key of a row. */
  itemKey: (item: Item, index: number) => string;
  /** Renders one row; called for visible rows only. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** One row can be selected: a listbox instead of a list. @default false */
  selectable?: boolean;
  /** Key of the selected row, '' for none; only when `selectable`. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (key: string, details: VirtualListChangeDetails) => void;
  /** Estimated row height in CSS pixels, until measured. @default 45 */
  estimateHeight?: number;
  /** Any CSS length. @default '24rem' */
  height?: string;
  /** Shown instead of the list when there are no items. @default locale.virtualList.empty */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const none: readonly never[] = [];

/** Size of the first screen for the server's markup, where nothing can be measured. */
const FIRST_SCREEN = { width: 640, height: 480 };

/**
 * A long list that renders only the visible rows: messages, log lines, thousands of options. Rows may differ in
 * height. Under a few hundred rows use a plain list: then the browser's own search finds every row.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  renderItem,
  label,
  selectable = false,
  value,
  defaultValue = '',
  onValueChange,
  estimateHeight = 45,
  height = '24rem',
  empty,
  style,
  onKeyDown,
  onFocus,
  ref,
  ...rest
}: VirtualListProps<Item>) {
  const locale = useWords('virtualList', zhVirtualList);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(scroller, ref);
  const [chosen, setChosen] = useControllableState(value, defaultValue, onValueChange);
  const [active, setActive] = useState(-1);
  const list = items ?? none;
  // Stable while the items are: a new function makes the virtualizer lay out all rows again.
  const keyOf = useCallback((index: number) => itemKey(list[index] as Item, index), [itemKey, list]);
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoized child
  const virtualizer = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateHeight,
    getItemKey: keyOf,
    overscan: 6,
    initialRect: FIRST_SCREEN,
    useFlushSync: false, // React forbids flushSync during a commit, where rows are measured
  });
  if (!list.length) return <ListEmpty data-part="empty">{empty ?? locale.empty}</ListEmpty>;

  const current = Math.min(active, list.length - 1);
  const rows = virtualizer.getVirtualItems();
  const activeShown = rows.some((row) => row.index === current);
  const choose = (index: number, event: SyntheticEvent) => {
    const key = itemKey(list[index] as Item, index);
    setActive(index);
    if (key !== chosen) setChosen(key, { reason: 'select', event });
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    // A button inside a row keeps its own keys.
    if (event.defaultPrevented || event.target !== event.currentTarget) return;
    if (!selectable) {
      // The browser scrolls to an estimated end, so this repeats until the last row is rendered.
      if (event.key !== 'Home' && event.key !== 'End') return;
      event.preventDefault();
      virtualizer.scrollToIndex(event.key === 'Home' ? 0 : list.length - 1);
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && current >= 0) {
      event.preventDefault();
      choose(current, event);
      return;
    }
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / estimateHeight) - 1);
    const next = targetRow(event.key, current, list.length, page);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    virtualizer.scrollToIndex(next);
  };

  return (
    <ListRoot
      data-component="VirtualList"
      tabIndex={0}
      {...rest}
      ref={rootRef}
      role={selectable ? 'listbox' : 'list'}
      aria-label={label}
      aria-activedescendant={selectable && activeShown ? `${id}-${current}` : undefined}
      style={{ ...style, '--local-height': height } as CSSProperties}
      onKeyDown={handleKey}
      onFocus={(event) => {
        onFocus?.(event);
        if (!selectable || current >= 0 || event.target !== event.currentTarget) return;
        const start = list.findIndex((item, index) => itemKey(item, index) === chosen);
        setActive(Math.max(0, start));
        // A click focuses too, and must not scroll the row away from the pointer.
        if (start >= 0 && !rows.some((row) => row.index === start)) virtualizer.scrollToIndex(start);
      }}
    >
      <ListRoom role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map((row) => {
          const item = list[row.index] as Item;
          return (
            <ListRow
              key={row.key}
              id={`${id}-${row.index}`}
              ref={virtualizer.measureElement}
              data-index={row.index}
              data-part="row"
              data-active={selectable && row.index === current ? '' : undefined}
              role={selectable ? 'option' : 'listitem'}
              aria-setsize={list.length}
              aria-posinset={row.index + 1}
              aria-selected={selectable ? row.key === chosen : undefined}
              style={{ transform: `translateY(${row.start}px)` }}
              onClick={selectable ? (event) => choose(row.index, event) : undefined}
            >
              {renderItem(item, row.index)}
            </ListRow>
          );
        })}
      </ListRoom>
    </ListRoot>
  );
}
