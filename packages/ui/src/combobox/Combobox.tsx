import { useState } from 'react';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { zhCombobox } from './Combobox.zh.js';
import { type ComboboxInputProps, ComboboxShell } from './ComboboxShell.js';
import type { ComboboxOption } from './options.js';
import { type ComboboxBaseProps, partedProps } from './comboboxProps.js';
import { useCombobox } from './useCombobox.js';

/** Why the value of a combobox changed, and the chosen option. */
export type ComboboxChangeDetails = ValueChangeDetails<'select' | 'clear'> & {
  /** The chosen option, with its label; `undefined` after `clear`. */
  option?: ComboboxOption;
};

export interface ComboboxProps extends ComboboxBaseProps, ComboboxInputProps {
  /** `value` of the chosen option, '' for none. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ComboboxChangeDetails) => void;
  /** Label of `value` while no option has it, as with `search` after a reload. */
  valueLabel?: string;
}

/**
 * One option of many, found by typing: hundreds of platforms, companies searched on the server. For a short list
 * `Select` is lighter and native; show up to five choices in a `RadioGroup`.
 */
export function Combobox({
  placeholder,
  clearable = false,
  value,
  defaultValue = '',
  onValueChange,
  valueLabel,
  ...props
}: ComboboxProps) {
  const words = useWords('combobox', zhCombobox);
  const { list, field } = partedProps(props);
  const [current, setChosen] = useControllableState(value, defaultValue, onValueChange);
  const chosen = current ?? ''; // a form value may be null
  // The next search replaces the options; the label of the chosen one must stay.
  const [picked, setPicked] = useState<ComboboxOption>();
  const known = list.options?.find((option) => option.value === chosen);
  const label = known?.label ?? (picked?.value === chosen ? picked.label : (valueLabel ?? chosen));
  const clear = () => setChosen('', { reason: 'clear' });
  const state = useCombobox({
    ...list,
    multiple: false,
    startValue: chosen,
    onChoose(row, event) {
      if (row.kind !== 'option') return;
      setPicked(row.option);
      if (row.option.value !== chosen) {
        setChosen(row.option.value, { reason: 'select', event, option: row.option });
      }
    },
    onBackspace: clearable && !list.searchable ? clear : undefined,
    onEmpty: clearable && chosen !== '' ? clear : undefined,
  });
  return (
    <ComboboxShell
      {...field}
      component="Combobox"
      state={state}
      searchable={list.searchable}
      text={state.typed ?? label}
      placeholder={placeholder ?? words.placeholder}
      isChosen={(row) => row.kind === 'option' && row.option.value === chosen}
      onClear={clearable && chosen !== '' ? clear : undefined}
    />
  );
}
