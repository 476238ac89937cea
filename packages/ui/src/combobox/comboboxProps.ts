import type { ComponentPropsWithRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import type { ComboboxOption } from './options.js';
import type { OptionSearch } from './useOptionSearch.js';

/** Props of `Combobox` and `MultiCombobox`. */
export interface ComboboxBaseProps {
  /** All options; with `search`, the options shown before the first search. */
  options?: readonly ComboboxOption[] | null;
  /** Searches elsewhere for the typed text, instead of filtering `options`. */
  search?: OptionSearch;
  /** Debounce in milliseconds after the last key. @default 300 */
  searchDelay?: number;
  /** Text can be typed to find an option. If false, it opens as a bottom sheet on phones. @default true */
  searchable?: boolean;
  /** The options are loading. */
  loading?: boolean;
  /** Loading failed; `onRetry` then offers 重试. */
  failed?: boolean;
  onRetry?: () => void;
  /** @default locale.combobox.placeholder */
  placeholder?: string | undefined; // `undefined` as in the input's own type, for exactOptionalPropertyTypes
  /** A button clears the value. */
  clearable?: boolean;
  invalid?: boolean;
}

/** Separates the props of the list from those of the text field. */
export function partedProps<Props extends ComboboxBaseProps & ComponentPropsWithRef<'input'>>({
  options,
  search,
  searchDelay,
  searchable = true,
  loading,
  failed,
  onRetry,
  ...field
}: Props) {
  const blocked = field.disabled === true || field.readOnly === true;
  return {
    list: { options: itemsOf(options), search, searchDelay, searchable, loading, failed, onRetry, blocked },
    field,
  };
}

/** The list props of a combobox. */
export type ComboboxListProps = ReturnType<typeof partedProps>['list'];
