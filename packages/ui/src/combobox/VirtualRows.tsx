import { useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ListRoom } from './OptionPanel.styles.js';
import { OptionItem, type RowsProps } from './OptionItem.js';

const ROW_HEIGHT = 40;

/**
 * Renders only the visible rows. Loaded with the first long list, because the virtualizer is as large as the rest of
 * the combobox.
 */
export function VirtualRows({ state, isChosen }: RowsProps) {
  const { rows, active } = state;
  const room = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoized child
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => room.current?.closest<HTMLElement>('[role="listbox"]') ?? null,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    useFlushSync: false,
  });
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active);
  }, [active, virtualizer]);
  return (
    <ListRoom ref={room} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index];
        return row ? (
          <OptionItem
            key={key}
            {...{ state, isChosen, row, index }}
            start={start}
            measure={virtualizer.measureElement}
          />
        ) : null;
      })}
    </ListRoom>
  );
}
