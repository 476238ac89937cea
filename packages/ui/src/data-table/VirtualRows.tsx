import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { groupRole } from '../table/tableParts.js';
import { FIRST_SCREEN, Gap, type VirtualRowsProps } from './FirstRows.js';

/**
 * A body of which only the visible rows exist; rows without contents keep the room of the others. Loaded with the first
 * such table, for most tables have pages and the virtualizer weighs as much as one of theirs.
 */
export function VirtualRows({ count, scroller, keyOf, estimateHeight, renderRow }: VirtualRowsProps) {
  const [focused, setFocused] = useState(-1);
  const body = useRef<HTMLTableSectionElement>(null);
  const [usualHeight, setUsualHeight] = useState(estimateHeight);
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoized child
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeight,
    getItemKey: keyOf,
    overscan: 4,
    initialRect: FIRST_SCREEN,
    useFlushSync: false, // React refuses it during a commit, and rows are measured there
    // The row with the focus stays when it is scrolled out of sight: the focus would be lost with it.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      return focused < 0 || focused >= count || visible.includes(focused)
        ? visible
        : [...visible, focused].toSorted((a, b) => a - b);
    },
  });
  // Theme, density and screen decide how high a row is. A wrong estimate costs a second layout with every new row.
  useLayoutEffect(() => {
    const measured = body.current?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight;
    if (measured) setUsualHeight(measured);
  }, []);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, usualHeight]);
  const rows = virtualizer.getVirtualItems();
  const end = virtualizer.getTotalSize();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for the focus of what is inside
    <tbody
      ref={body}
      {...groupRole}
      onFocus={({ target }) => setFocused(Number(target.closest('tr')?.dataset.index ?? -1))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(-1);
      }}
    >
      {rows.map((row, position) => (
        <Fragment key={row.key}>
          <Gap height={row.start - (rows[position - 1]?.end ?? 0)} />
          {renderRow(row.index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Gap height={end - (rows.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
