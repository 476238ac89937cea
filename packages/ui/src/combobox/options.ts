/** An option of `Combobox` and `MultiCombobox`. */
export interface ComboboxOption {
  /** The value that is sent and compared. */
  value: string;
  /** The text that is shown and searched. */
  label: string;
  /** Disabled. */
  disabled?: boolean;
  /** Why it is disabled; shown below the label. */
  reason?: string;
  /** Name of its group; keep the options of one group together in the list. */
  group?: string;
  /** Other search terms: pinyin, short names, codes. */
  keywords?: string;
}

/** A row of the list. Groups cannot be chosen. */
export type ListRow =
  | { kind: 'all'; key: string }
  | { kind: 'group'; key: string; label: string }
  | { kind: 'option'; key: string; option: ComboboxOption };

/** The options whose label or keywords contain the typed text, ignoring case. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return options;
  return options.filter((option) =>
    `${option.label}\n${option.keywords ?? ''}`.toLowerCase().includes(wanted),
  );
}

/** The options with the names of their groups in between; 全选 comes first in a multiple combobox. */
export function rowsOf(options: readonly ComboboxOption[], withAll: boolean): readonly ListRow[] {
  const rows: ListRow[] =
    withAll && options.some((option) => !option.disabled) ? [{ kind: 'all', key: 'all' }] : [];
  let group: string | undefined;
  for (const option of options) {
    if (option.group !== group) {
      group = option.group;
      if (group) rows.push({ kind: 'group', key: `group:${rows.length}:${group}`, label: group });
    }
    rows.push({ kind: 'option', key: `option:${option.value}`, option });
  }
  return rows;
}

/** The next row in a direction that is not a group; `undefined` when there is none. */
export function nextRow(rows: readonly ListRow[], from: number, step: 1 | -1): number | undefined {
  for (let i = from; i >= 0 && i < rows.length; i += step) if (rows[i]?.kind !== 'group') return i;
  return undefined;
}
