import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface WindowedProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Keep this function stable while only `items` changes; otherwise every block is rendered again. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>;
  /** Estimated row height in CSS pixels, for blocks that were never visible. */
  estimate: number;
  /** The end that is shown first. @default 'start' */
  from?: 'start' | 'end';
}

type OnSight = (near: boolean, height: number) => void;
type Watch = (element: Element, onSight: OnSight) => () => void;

/** Rows: the observer watches the groups, and the blocks of nearby groups. */
const PER_BLOCK = 10;
const PER_GROUP = 250;
/** Blocks rendered before anything can be measured: more than a screen. */
const FIRST_BLOCKS = 3;
/** Distance outside of the scroller at which a block is already rendered. */
const MARGIN = '800px 0px';

/**
 * A long column in normal flow that renders only the blocks near the visible part. For rows inside a popover or a
 * log; the browser keeps the scroll position when a block above turns out higher (scroll anchoring). `VirtualList` is
 * the public widget for standalone lists.
 */
export function Windowed<Item>({ items, scroller, from = 'start', ...rest }: WindowedProps<Item>) {
  const observer = useRef<IntersectionObserver>(undefined);
  const watched = useRef(new Map<Element, OnSight>());
  const watch = useCallback<Watch>(
    (element, onSight) => {
      if (typeof IntersectionObserver === 'undefined') {
        onSight(true, 0);
        return () => {};
      }
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            watched.current.get(target)?.(isIntersecting, boundingClientRect.height);
          }
        },
        { root: scroller.current, rootMargin: MARGIN },
      );
      watched.current.set(element, onSight);
      observer.current.observe(element);
      return () => {
        watched.current.delete(element);
        observer.current?.unobserve(element);
      };
    },
    [scroller],
  );
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
    },
    [],
  );

  const firstRows = FIRST_BLOCKS * PER_BLOCK;
  return partsOf(0, items.length, PER_GROUP).map(([start, end]) => (
    <Part
      key={start}
      {...(rest as Pick<WindowedProps<unknown>, 'itemKey' | 'renderItem' | 'estimate'>)}
      items={items}
      start={start}
      end={end}
      standFrom={from === 'start' ? 0 : Math.max(0, items.length - firstRows)}
      standTo={from === 'start' ? firstRows : items.length}
      watch={watch}
    />
  ));
}

/** Splits the rows from `start` to `end` into parts of `size`. */
const partsOf = (start: number, end: number, size: number): [start: number, end: number][] =>
  Array.from({ length: Math.ceil((end - start) / size) }, (_, part) => [
    start + part * size,
    Math.min(end, start + (part + 1) * size),
  ]);

interface PartProps extends Pick<WindowedProps<unknown>, 'items' | 'itemKey' | 'renderItem' | 'estimate'> {
  start: number;
  end: number;
  /** It contains rows, not blocks. */
  leaf?: boolean;
  /** Rows in this range are rendered at first; read once, when a part mounts. */
  standFrom: number;
  standTo: number;
  watch: Watch;
}

/** A group or, within a nearby group, a block. A distant part is an empty box of the same height. */
const Part = memo(function Part({ items, start, end, leaf, standFrom, standTo, ...rest }: PartProps) {
  const { itemKey, renderItem, estimate, watch } = rest;
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(start < standTo && end > standFrom);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return watch(element, (near, measured) => {
      if (near) setShown(true);
      else if (!element.contains(document.activeElement)) {
        setHeight((known) => measured || known);
        setShown(false);
      }
    });
  }, [watch]);

  if (!shown)
    return <div ref={ref} role="presentation" style={{ height: height ?? estimate * (end - start) }} />;
  if (!leaf) {
    return (
      <div ref={ref} role="presentation">
        {partsOf(start, end, PER_BLOCK).map(([first, last]) => (
          <Part key={first} {...rest} {...{ items, standFrom, standTo }} leaf start={first} end={last} />
        ))}
      </div>
    );
  }
  const taken = new Set<string>();
  const keyOf = (item: unknown, index: number) => {
    const key = itemKey(item);
    const unique = taken.has(key) ? `${key} ${index}` : key; // a server may send the same row twice
    taken.add(unique);
    return unique;
  };
  return (
    <div ref={ref} role="presentation">
      {items.slice(start, end).map((item, at) => (
        <Row key={keyOf(item, start + at)} item={item} index={start + at} renderItem={renderItem} />
      ))}
    </div>
  );
}, sameRows);

/** Another array with the same items in this part needs no render. */
function sameRows(before: PartProps, after: PartProps): boolean {
  if (before.renderItem !== after.renderItem || before.start !== after.start || before.end !== after.end)
    return false;
  for (let index = after.start; index < after.end; index += 1) {
    if (before.items[index] !== after.items[index]) return false;
  }
  return true;
}

/** One more row at the end renders one row, not its whole block. */
const Row = memo(function Row({
  item,
  index,
  renderItem,
}: {
  item: unknown;
  index: number;
  renderItem: (item: unknown, index: number) => ReactNode;
}) {
  return renderItem(item, index);
});
