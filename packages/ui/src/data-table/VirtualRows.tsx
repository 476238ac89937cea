import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { groupRole } from '../table/tableParts.js';
import { FIRST_SCREEN, Gap, type VirtualRowsProps } from './FirstRows.js';

/**
 * A body that renders only the visible rows; empty gap rows stand for the others. Loaded with the first
 * such table, because the virtualizer is as large as all rows of a table with pages.
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
    useFlushSync: false, // React forbids flushSync during a commit, where rows are measured
    // The focused row stays rendered when it scrolls out of view; otherwise the focus would be lost.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      return focused < 0 || focused >= count || visible.includes(focused)
        ? visible
        : [...visible, focused].toSorted((a, b) => a - b);
    },
  });
  // Theme, density and screen size decide the height of a row. A wrong estimate costs a second layout for every new row.
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
