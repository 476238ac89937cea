import { type KeyboardEvent, type SyntheticEvent, useId, useMemo, useState } from 'react';
import { targetRow } from '../virtual-list/targetRow.js';
import { type ComboboxOption, filterOptions, type ListRow, nextRow, rowsOf } from './options.js';
import type { ComboboxListProps } from './comboboxProps.js';
import { useOptionSearch } from './useOptionSearch.js';

interface Settings extends ComboboxListProps {
  multiple: boolean;
  /** The value of the option that is active when the list opens. */
  startValue: string | undefined;
  onChoose: (row: ListRow, event: SyntheticEvent) => void;
  onBackspace?: () => void;
  /** The text was emptied and the field then lost the focus, or Enter was pressed: clear the value. */
  onEmpty?: () => void;
}

export interface ComboboxState {
  id: string;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes because the focus leaves; Esc only closes. */
  leave: () => void;
  /** The text typed since the list opened; `undefined` while the text shows the chosen option. */
  typed: string | undefined;
  query: string;
  type: (text: string) => void;
  rows: readonly ListRow[];
  /** Index of the active row, -1 for none. */
  active: number;
  setActive: (index: number) => void;
  choose: (row: ListRow | undefined, event: SyntheticEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  loading: boolean;
  failed: boolean;
  retry: (() => void) | undefined;
}

const PAGE = 8;
const none: readonly ComboboxOption[] = [];

/**
 * The combobox pattern of the ARIA practices: the focus stays in the text field, and `aria-activedescendant` names
 * the active option.
 */
export function useCombobox(settings: Settings): ComboboxState {
  const { options, search, searchDelay = 300, searchable, multiple, blocked, onChoose } = settings;
  const id = useId();
  const [open, setOpenState] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const query = typed ?? '';
  const found = useOptionSearch(search, query, open, searchDelay);
  const own = options ?? none;
  // Before the first search, the known options are shown.
  const asked = found.options.length > 0 || query !== '' ? found.options : own;
  const shown = search ? asked : own;
  // Filtering ten thousand options at every key press is slow: only when the query changes.
  const rows = useMemo(
    () => rowsOf(search ? shown : filterOptions(shown, query), multiple && query === ''),
    [search, shown, query, multiple],
  );

  const setOpen = (next: boolean) => {
    if (next === open || (next && blocked)) return;
    setOpenState(next);
    setTyped(undefined);
    const start = rows.findIndex((row) => row.kind === 'option' && row.option.value === settings.startValue);
    setActive(next ? Math.max(start, nextRow(rows, 0, 1) ?? -1) : -1);
  };
  const leave = () => {
    if (typed === '') settings.onEmpty?.();
    setOpen(false);
  };
  // The active row stays inside a shorter list, and is never a group.
  const current = nextRow(rows, Math.min(active, rows.length - 1), 1) ?? -1;
  const choose = (row: ListRow | undefined, event: SyntheticEvent) => {
    if (!row || row.kind === 'group' || (row.kind === 'option' && row.option.disabled)) return;
    onChoose(row, event);
    if (multiple) setTyped(undefined);
    else setOpen(false);
  };

  const move = (event: KeyboardEvent) => {
    // In a text field, Home and End move the caret.
    if (searchable && (event.key === 'Home' || event.key === 'End')) return;
    const target = targetRow(event.key, current, rows.length, PAGE);
    if (target === undefined) return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const step = target < current || event.key === 'End' ? -1 : 1;
    setActive(nextRow(rows, target, step) ?? nextRow(rows, target, step === 1 ? -1 : 1) ?? -1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms a word of an input method chooses no option.
    if (event.nativeEvent.isComposing || blocked) return;
    if (event.key === 'Escape' && open) {
      event.stopPropagation(); // keeps a dialog around it open
      return setOpen(false);
    }
    if (event.key === 'Tab') return leave();
    if (event.key === 'Enter' || (event.key === ' ' && !searchable)) {
      if (!open && event.key === 'Enter') return;
      event.preventDefault();
      if (open && current < 0 && typed === '') return leave();
      return open ? choose(rows[current], event) : setOpen(true);
    }
    if (event.key === 'Backspace' && query === '') settings.onBackspace?.();
    else move(event);
  };

  return {
    id,
    open,
    setOpen,
    leave,
    query,
    typed,
    type(text: string) {
      setOpenState(true);
      setTyped(text);
      // After the text is emptied no row is active until an arrow key: Enter must not choose the first one.
      setActive(text === '' && settings.onEmpty ? -1 : 0);
    },
    rows,
    active: current,
    setActive,
    choose,
    onKeyDown,
    loading: settings.loading === true || found.loading,
    failed: settings.failed === true || found.failed,
    retry: found.failed ? found.retry : settings.onRetry,
  };
}
