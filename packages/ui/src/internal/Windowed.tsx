import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface WindowedProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The same function while nothing but `items` changes, or every block is drawn anew. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** A row's usual height in CSS pixels, for blocks that nobody has seen yet. */
  estimate: number;
  /** Which end is seen first. @default 'start' */
  from?: 'start' | 'end';
}

type OnSight = (near: boolean, height: number) => void;
type Watch = (element: Element, onSight: OnSight) => () => void;

const PER_BLOCK = 20;
/** Blocks that stand before anything could be measured: two screens. */
const FIRST_BLOCKS = 2;
/** How far outside of the scroller a block is drawn already. */
const MARGIN = '800px 0px';

/**
 * A long column in ordinary flow of which only the blocks near the visible part exist. For rows inside a popover or a
 * log; the browser itself keeps the place when a block above turns out higher (scroll anchoring). `VirtualList` is the
 * public widget for lists of their own.
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

  const blocks = Math.ceil(items.length / PER_BLOCK);
  return Array.from({ length: blocks }, (_, block) => (
    <Block
      key={block}
      {...(rest as Omit<WindowedProps<unknown>, 'items' | 'scroller'>)}
      items={items}
      start={block * PER_BLOCK}
      end={Math.min(items.length, (block + 1) * PER_BLOCK)}
      first={from === 'start' ? block < FIRST_BLOCKS : block >= blocks - FIRST_BLOCKS}
      watch={watch}
    />
  ));
}

interface BlockProps extends Omit<WindowedProps<unknown>, 'scroller' | 'from'> {
  start: number;
  end: number;
  /** It stands from the beginning; read once. */
  first: boolean;
  watch: Watch;
}

const Block = memo(function Block({
  items,
  start,
  end,
  itemKey,
  renderItem,
  estimate,
  first,
  watch,
}: BlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
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

  const taken = new Set<string>();
  const keyOf = (item: unknown, index: number) => {
    const key = itemKey(item);
    const unique = taken.has(key) ? `${key} ${index}` : key; // a server may send the same row twice
    taken.add(unique);
    return unique;
  };
  return (
    <div
      ref={ref}
      role="presentation"
      style={shown ? undefined : { height: height ?? estimate * (end - start) }}
    >
      {shown
        ? items
            .slice(start, end)
            .map((item, at) => (
              <Row key={keyOf(item, start + at)} item={item} index={start + at} renderItem={renderItem} />
            ))
        : null}
    </div>
  );
}, sameBlock);

/** Another array with the same items in this block changes nothing here. */
function sameBlock(before: BlockProps, after: BlockProps): boolean {
  if (before.renderItem !== after.renderItem || before.start !== after.start || before.end !== after.end)
    return false;
  for (let index = after.start; index < after.end; index += 1) {
    if (before.items[index] !== after.items[index]) return false;
  }
  return true;
}

/** One row more at the end draws one row, not its whole block. */
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
