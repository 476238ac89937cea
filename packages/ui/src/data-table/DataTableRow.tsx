import { memo, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { IconButton } from '../icon-button/IconButton.js';
import { cellProps, cellRole, rowEvents, rowRole } from '../table/tableParts.js';
import { useWords } from '../theme/useWords.js';
import { zhDataTable } from './DataTable.zh.js';
import type { DataTableColumn } from './query.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon, chevronUpIcon } from '../icon/paths.js';

interface DataTableRowProps<Row> {
  row: Row;
  /** Index among all rows, from 0. */
  index: number;
  rowKey: string;
  columns: readonly DataTableColumn<Row>[];
  onRowClick?: (row: Row) => void;
  /** Undefined when rows cannot be selected. */
  selected?: boolean;
  onSelect: (key: string) => void;
  /** Undefined when rows cannot be expanded. */
  expanded?: boolean;
  onExpand: (key: string) => void;
  renderDetail?: (row: Row) => ReactNode;
  detailId: string;
  ref?: Ref<HTMLTableRowElement>;
}

function Cells<Row>({
  row,
  index,
  rowKey,
  columns,
  onRowClick,
  selected,
  onSelect,
  expanded,
  onExpand,
  renderDetail,
  detailId,
  ref,
}: DataTableRowProps<Row>) {
  const words = useWords('dataTable', zhDataTable);
  const named = columns.find(({ primary }) => primary) ?? columns[0];
  // An accessible name must be text, but a cell may be any node.
  const name = String(named?.value?.(row) ?? rowKey);
  return (
    <>
      <tr
        ref={ref}
        {...rowRole}
        {...rowEvents(row, onRowClick)}
        data-index={index}
        aria-rowindex={index + 2}
        aria-selected={selected}
      >
        {expanded === undefined ? null : (
          <td {...cellRole} data-control="expand">
            <IconButton
              size="sm"
              icon={<Glyph of={expanded ? chevronUpIcon : chevronDownIcon} />}
              label={words.expandRow(name)}
              aria-expanded={expanded}
              aria-controls={expanded ? detailId : undefined}
              onClick={() => onExpand(rowKey)}
            />
          </td>
        )}
        {selected === undefined ? null : (
          <td {...cellRole} data-control="select">
            <Checkbox
              aria-label={words.selectRow(name)}
              value={selected}
              onValueChange={() => onSelect(rowKey)}
            />
          </td>
        )}
        {columns.map((column, position) => (
          <td key={column.key} {...cellProps(column)} data-first={position === 0 ? '' : undefined}>
            {column.render(row, index)}
          </td>
        ))}
      </tr>
      {expanded ? (
        <tr {...rowRole} data-kind="detail" id={detailId}>
          <td {...cellRole} colSpan={columns.length + 1 + (selected === undefined ? 0 : 1)}>
            {renderDetail?.(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** One row with its details when it is expanded. Memoized: re-renders only when its own props change. */
export const DataTableRow = memo(Cells) as typeof Cells;
