/** One thing to choose, in `Combobox` and `MultiCombobox`. */
export interface ComboboxOption {
  /** What is sent and compared. */
  value: string;
  /** What is shown and searched. */
  label: string;
  /** Can be seen and not used. */
  disabled?: boolean;
  /** Why it cannot be chosen; shown below the label. */
  reason?: string;
  /** Options of one group stand together under its name; keep them together in the list. */
  group?: string;
  /** Found by these words too: pinyin, short names, codes. */
  keywords?: string;
}

/** A line of the list. Groups are read, not chosen. */
export type ListRow =
  | { kind: 'all'; key: string }
  | { kind: 'group'; key: string; label: string }
  | { kind: 'option'; key: string; option: ComboboxOption };

/** The options that contain what was typed, in any case, in label or keywords. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return options;
  return options.filter((option) =>
    `${option.label}\n${option.keywords ?? ''}`.toLowerCase().includes(wanted),
  );
}

/** Options with the names of their groups between, 全选 first where several may be chosen. */
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

/** The next row in a direction that is no group's name, staying inside; `undefined` when there is none. */
export function nextRow(rows: readonly ListRow[], from: number, step: 1 | -1): number | undefined {
  for (let i = from; i >= 0 && i < rows.length; i += step) if (rows[i]?.kind !== 'group') return i;
  return undefined;
}
