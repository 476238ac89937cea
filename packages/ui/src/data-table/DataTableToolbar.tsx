import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { IconButton } from '../icon-button/IconButton.js';
import { Input } from '../input/Input.js';
import { Popover } from '../popover/Popover.js';
import { useWords } from '../theme/useWords.js';
import { zhDataTable } from './DataTable.zh.js';
import { ChoiceList } from './DataTable.styles.js';
import { BulkBar, Toolbar } from './DataTableBars.styles.js';
import { columnLabel, type DataTableColumn, isHideable } from './query.js';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon, searchIcon, settingsIcon } from '../icon/paths.js';

interface DataTableToolbarProps<Row> {
  caption: string;
  /** Undefined without a search field. */
  search: string | undefined;
  placeholder: string | undefined;
  onSearch: (search: string) => void;
  children?: ReactNode;
  /** All columns; undefined when they cannot be hidden. */
  columns: readonly DataTableColumn<Row>[] | undefined;
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}

/** Above the table: search, the page's own controls, and the choice of columns. */
export function DataTableToolbar<Row>({
  caption,
  search,
  placeholder,
  onSearch,
  children,
  columns,
  hidden,
  onHide,
}: DataTableToolbarProps<Row>) {
  const words = useWords('dataTable', zhDataTable);
  if (search === undefined && !children && !columns) return null;
  return (
    <Toolbar data-part="toolbar">
      {search === undefined ? null : (
        <div
          data-part="search"
          style={{ '--local-words': `${(placeholder?.length ?? 0) + 5}em` } as CSSProperties}
        >
          <Input
            aria-label={words.searchIn(caption)}
            placeholder={placeholder ?? words.search}
            value={search}
            onValueChange={onSearch}
            prefix={<Glyph of={searchIcon} />}
            suffix={
              search ? (
                <IconButton
                  size="sm"
                  icon={<Glyph of={closeIcon} />}
                  label={words.clearSearch}
                  onClick={() => onSearch('')}
                />
              ) : undefined
            }
          />
        </div>
      )}
      {children}
      {columns ? (
        <span data-part="columns">
          <ColumnChoice columns={columns} hidden={hidden} onHide={onHide} />
        </span>
      ) : null}
    </Toolbar>
  );
}

function ColumnChoice<Row>({
  columns,
  hidden,
  onHide,
}: {
  columns: readonly DataTableColumn<Row>[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}) {
  const words = useWords('dataTable', zhDataTable);
  return (
    <Popover
      label={words.columns}
      trigger={
        <Button size="sm" icon={<Glyph of={settingsIcon} />}>
          {words.columns}
        </Button>
      }
    >
      <ChoiceList aria-label={words.columns}>
        {columns.filter(isHideable).map((column) => (
          <Checkbox
            key={column.key}
            value={!hidden.includes(column.key)}
            onValueChange={(shown) =>
              onHide(shown ? hidden.filter((key) => key !== column.key) : [...hidden, column.key])
            }
          >
            {columnLabel(column)}
          </Checkbox>
        ))}
        <Button variant="text" size="sm" disabled={hidden.length === 0} onClick={() => onHide([])}>
          {words.showAllColumns}
        </Button>
      </ChoiceList>
    </Popover>
  );
}

/** Actions for the selected rows; shown only while rows are selected. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const words = useWords('dataTable', zhDataTable);
  if (count === 0) return null;
  return (
    <BulkBar data-part="bulk">
      <span data-part="count" aria-live="polite">
        {words.selected(count)}
      </span>
      {children}
      <Button variant="text" size="sm" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </BulkBar>
  );
}
