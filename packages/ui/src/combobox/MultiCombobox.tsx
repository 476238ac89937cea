import { useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { Chip } from './Combobox.styles.js';
import { zhCombobox } from './Combobox.zh.js';
import { type ComboboxInputProps, ComboboxShell } from './ComboboxShell.js';
import type { ListRow } from './options.js';
import { type ComboboxBaseProps, partedProps } from './comboboxProps.js';
import { useCombobox } from './useCombobox.js';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon } from '../icon/paths.js';

/** Why the list of chosen options changed. */
export type MultiComboboxChangeDetails = ValueChangeDetails<'select' | 'remove' | 'all' | 'clear'>;

export interface MultiComboboxProps extends ComboboxBaseProps, ComboboxInputProps {
  /** `value`s of the chosen options, in the order of choosing. */
  value?: readonly string[];
  /** Initial value when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the new value and the reason. */
  onValueChange?: (value: readonly string[], details: MultiComboboxChangeDetails) => void;
  /** Labels of chosen values without an option. */
  valueLabels?: Readonly<Record<string, string>>;
  /** How many chips are shown; the rest is a number. @default 6 */
  maxChips?: number;
}

const nothing: readonly string[] = [];

/** Several options of many, each shown as a removable chip; 全选 selects every enabled option. */
export function MultiCombobox({
  placeholder,
  clearable = false,
  value,
  defaultValue = nothing,
  onValueChange,
  valueLabels,
  maxChips = 6,
  ...props
}: MultiComboboxProps) {
  const words = useWords('combobox', zhCombobox);
  const { list, field } = partedProps(props);
  const [chosenOrNull, setChosen] = useControllableState(value, defaultValue, onValueChange);
  const chosen = itemsOf(chosenOrNull);
  const set = new Set(chosen);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const labelOf = (key: string) =>
    list.options?.find((option) => option.value === key)?.label ?? labels[key] ?? valueLabels?.[key] ?? key;
  const remove = (key: string) =>
    setChosen(
      chosen.filter((other) => other !== key),
      { reason: 'remove' },
    );
  const state = useCombobox({
    ...list,
    multiple: true,
    startValue: undefined,
    onChoose(row, event) {
      if (row.kind === 'all') {
        const all = choosable(state.rows);
        const missing = all.filter((key) => !set.has(key));
        const some = new Set(all);
        const next = missing.length ? [...chosen, ...missing] : chosen.filter((key) => !some.has(key));
        setChosen(next, { reason: 'all', event });
      } else if (row.kind === 'option') {
        const key = row.option.value;
        if (set.has(key)) return remove(key);
        setLabels({ ...labels, [key]: row.option.label });
        setChosen([...chosen, key], { reason: 'select', event });
      }
    },
    onBackspace() {
      const last = chosen.at(-1);
      if (last !== undefined) remove(last);
    },
  });
  const isChosen = (row: ListRow): boolean =>
    row.kind === 'option' ? set.has(row.option.value) : choosable(state.rows).every((key) => set.has(key));
  const hidden = chosen.length - maxChips;
  return (
    <ComboboxShell
      {...field}
      component="MultiCombobox"
      multiple
      state={state}
      searchable={list.searchable}
      text={state.query}
      placeholder={chosen.length ? undefined : (placeholder ?? words.placeholder)}
      isChosen={isChosen}
      onClear={clearable && chosen.length ? () => setChosen(nothing, { reason: 'clear' }) : undefined}
      chips={
        <>
          {chosen.slice(0, maxChips).map((key) => (
            <Chip key={key} data-part="chip">
              <span>{labelOf(key)}</span>
              {list.blocked ? null : (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={words.remove(labelOf(key))}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => remove(key)}
                >
                  <Glyph of={closeIcon} />
                </button>
              )}
            </Chip>
          ))}
          {hidden > 0 ? (
            <Chip data-part="more">
              <span>{words.more(hidden)}</span>
            </Chip>
          ) : null}
        </>
      }
    />
  );
}

const choosable = (rows: readonly ListRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'option' && !row.option.disabled ? [row.option.value] : []));
