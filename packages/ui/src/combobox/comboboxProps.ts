import type { ComponentPropsWithRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import type { ComboboxOption } from './options.js';
import type { OptionSearch } from './useOptionSearch.js';

/** What a single and a multiple combobox have in common. */
export interface ComboboxBaseProps {
  /** All options; with `search` those known before anything was asked. */
  options?: readonly ComboboxOption[] | null;
  /** Asks elsewhere for what was typed, instead of filtering `options`. */
  search?: OptionSearch;
  /** Milliseconds after the last key. @default 300 */
  searchDelay?: number;
  /** Text can be typed to find an option. Off, it opens as a sheet on phones. @default true */
  searchable?: boolean;
  /** The options are still being loaded. */
  loading?: boolean;
  /** They could not be loaded; `onRetry` then offers 重试. */
  failed?: boolean;
  onRetry?: () => void;
  /** @default locale.combobox.placeholder */
  placeholder?: string | undefined; // as an input's own, or the two clash where exactOptionalPropertyTypes is on
  /** What is chosen can be taken back by one button. */
  clearable?: boolean;
  invalid?: boolean;
}

/** The props of either combobox, parted: what its list is about, and what goes to the text field. */
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

/** What the list of a combobox is about. */
export type ComboboxListProps = ReturnType<typeof partedProps>['list'];
