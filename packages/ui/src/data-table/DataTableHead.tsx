import { Button } from '../button/Button.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { IconButton } from '../icon-button/IconButton.js';
import { Popover } from '../popover/Popover.js';
import { groupRole, headRole, rowRole } from '../table/tableParts.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { zhDataTable } from './DataTable.zh.js';
import { ChoiceList } from './DataTable.styles.js';
import { columnLabel, type DataTableColumn, type DataTableQuery, isSortable } from './query.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon, chevronUpIcon, filterIcon } from '../icon/paths.js';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Sort, search, filters and page. Makes the query controlled. */
  query: DataTableQuery;
  onSort: (key: string) => void;
  onFilter: (key: string, values: readonly string[]) => void;
  expandable: boolean;
  /** Absent when rows cannot be selected. */
  selection?: { state: 'none' | 'some' | 'all'; onToggle: () => void };
}

/** The header row: sorting, filters and the checkbox that selects all rows. */
export function DataTableHead<Row>({
  columns,
  query,
  onSort,
  onFilter,
  expandable,
  selection,
}: DataTableHeadProps<Row>) {
  const words = useWords('dataTable', zhDataTable);
  return (
    <thead {...groupRole}>
      <tr {...rowRole} aria-rowindex={1}>
        {expandable ? (
          <th scope="col" {...headRole} data-control="">
            <HiddenText>{words.details}</HiddenText>
          </th>
        ) : null}
        {selection ? (
          <th scope="col" {...headRole} data-control="" data-interactive="" aria-label={words.selection}>
            <Checkbox
              aria-label={words.selectAll}
              value={selection.state === 'all'}
              indeterminate={selection.state === 'some'}
              onValueChange={selection.onToggle}
            />
            {/* above the cards on a phone the checkbox needs a visible label */}
            <span data-part="select-all" aria-hidden="true">
              {words.selectAll}
            </span>
          </th>
        ) : null}
        {columns.map((column, index) => {
          const direction = query.sort && query.sort.key === column.key ? query.sort.direction : undefined;
          const sortable = isSortable(column);
          const label = columnLabel(column);
          return (
            <th
              key={column.key}
              scope="col"
              {...headRole}
              aria-sort={direction}
              data-align={column.align}
              data-first={index === 0 ? '' : undefined}
              data-interactive={sortable || column.filterOptions ? '' : undefined}
              style={column.width ? { width: column.width } : undefined}
            >
              <span data-part="head">
                {sortable ? (
                  <button
                    type="button"
                    data-part="sort"
                    title={words.sortBy(label)}
                    onClick={() => onSort(column.key)}
                  >
                    {column.header}
                    <Glyph of={direction === 'descending' ? chevronDownIcon : chevronUpIcon} size="1em" />
                  </button>
                ) : (
                  column.header
                )}
                {column.filterOptions ? (
                  <HeadFilter
                    label={label}
                    options={column.filterOptions}
                    chosen={query.filters[column.key] ?? []}
                    onChange={(values) => onFilter(column.key, values)}
                  />
                ) : null}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface HeadFilterProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function HeadFilter({ label, options, chosen, onChange }: HeadFilterProps) {
  const words = useWords('dataTable', zhDataTable);
  const name = words.filterBy(label, chosen.length);
  return (
    <Popover
      label={name}
      placement="bottom-start"
      trigger={
        <IconButton
          icon={<Glyph of={filterIcon} size="1em" />}
          size="sm"
          label={name}
          data-part="filter"
          data-active={chosen.length ? '' : undefined}
        />
      }
    >
      <ChoiceList aria-label={name}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={chosen.includes(option.value)}
            onValueChange={(on) =>
              onChange(on ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
        <Button variant="text" size="sm" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {words.clearFilter}
        </Button>
      </ChoiceList>
    </Popover>
  );
}
