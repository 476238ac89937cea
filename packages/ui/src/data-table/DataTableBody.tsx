import { type Key, type ReactElement, type ReactNode, type Ref, Suspense, useCallback, useId } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { useAlive } from '../internal/useAlive.js';
import { groupRole } from '../table/tableParts.js';
import { TableNotice, type TableNoticeProps } from '../table/TableStates.js';
import { DataTableRow } from './DataTableRow.js';
import { type DataTableColumn, keyText } from './query.js';
import { FirstRows } from './FirstRows.js';
import { useOpenRows } from './useOpenRows.js';

const VirtualRows = lazyPart(async () => (await import('./VirtualRows.js')).VirtualRows);

interface DataTableBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** How many rows come before this page. */
  offset: number;
  /** Absent when rows cannot be selected. */
  selection: { chosen: ReadonlySet<string>; toggle: (key: string) => void } | undefined;
  onRowClick: ((row: Row) => void) | undefined;
  /** Absent when rows cannot be expanded. */
  renderDetail: ((row: Row) => ReactNode) | undefined;
  /** Absent when all rows exist. */
  virtual: { scroller: HTMLDivElement | null; estimateHeight: number } | undefined;
  /** Shown when there are no rows. */
  notice: Omit<TableNoticeProps, 'columns'>;
}

const nothing = () => {};

/** The rows: all of them, or the visible ones; or a message when there are none. */
export function DataTableBody<Row>({
  columns,
  rows,
  rowKey,
  offset,
  selection,
  onRowClick,
  renderDetail,
  virtual,
  notice,
}: DataTableBodyProps<Row>) {
  const id = useId();
  const [open, toggleOpen] = useOpenRows();
  const alive = useAlive();
  // A new function would make the virtualizer lay out all rows again, so it stays the same while the rows do.
  const keyOf = useCallback((index: number) => keyText(rowKey(rows[index] as Row)), [rowKey, rows]);
  const renderRow = (index: number, ref?: Ref<HTMLTableRowElement>): ReactElement => {
    const key = keyOf(index);
    return (
      <DataTableRow
        key={key}
        ref={ref}
        row={rows[index] as Row}
        index={offset + index}
        rowKey={key}
        columns={columns}
        onRowClick={onRowClick}
        selected={selection?.chosen.has(key)}
        onSelect={selection?.toggle ?? nothing}
        expanded={renderDetail ? open.has(key) : undefined}
        onExpand={toggleOpen}
        renderDetail={renderDetail}
        detailId={`${id}-${key}`}
      />
    );
  };

  if (rows.length === 0)
    return (
      <tbody {...groupRole}>
        <TableNotice columns={columns} {...notice} />
      </tbody>
    );
  if (virtual) {
    const body = { count: rows.length, keyOf, renderRow, ...virtual };
    const first = <FirstRows {...body} />;
    // The server cannot load a lazy part: it renders the rows of the first screen.
    if (!alive) return first;
    return (
      <Suspense fallback={first}>
        <VirtualRows {...body} instead={() => first} />
      </Suspense>
    );
  }
  return <tbody {...groupRole}>{rows.map((_row, index) => renderRow(index))}</tbody>;
}
