import { type Key, useCallback, useMemo, useRef, useLayoutEffect } from 'react';
import { useControllableState } from '../internal/useControllableState.js';
import { keyText } from './query.js';

export interface SelectionProps {
  /** A checkbox in front of every row. @default false */
  selectable?: boolean;
  /** Keys of the selected rows; they stay selected on other pages and behind a filter. */
  selected?: readonly string[];
  /** Keys of the rows that are selected at first. */
  defaultSelected?: readonly string[];
  /** Called with the keys of all selected rows, and the reason. */
  onSelectedChange?: (selected: readonly string[], details: { reason: 'row' | 'all' | 'clear' }) => void;
}

const none: readonly string[] = [];

/** The selected keys, and whether all of `offered` are among them. Its functions are stable. */
export function useSelection<Row>(
  { selected, defaultSelected = none, onSelectedChange }: SelectionProps,
  offered: readonly Row[],
  rowKey: (row: Row) => Key,
) {
  const [keys, setKeys] = useControllableState(selected, defaultSelected, onSelectedChange);
  const chosen = useMemo(() => new Set(keys), [keys]);
  const offeredKeys = useMemo(() => offered.map((row) => keyText(rowKey(row))), [offered, rowKey]);
  const hits = useMemo(() => offeredKeys.filter((key) => chosen.has(key)).length, [offeredKeys, chosen]);
  const state: 'none' | 'some' | 'all' = hits === 0 ? 'none' : hits === offeredKeys.length ? 'all' : 'some';

  const latest = useRef({ chosen, setKeys });
  useLayoutEffect(() => {
    latest.current = { chosen, setKeys };
  });
  const toggle = useCallback((key: string) => {
    const next = new Set(latest.current.chosen);
    if (!next.delete(key)) next.add(key);
    latest.current.setKeys([...next], { reason: 'row' });
  }, []);
  const toggleAll = () => {
    const offeredSet = new Set(offeredKeys);
    const others = keys.filter((key) => !offeredSet.has(key));
    setKeys(state === 'all' ? others : [...others, ...offeredKeys], { reason: 'all' });
  };
  const clear = () => setKeys(none, { reason: 'clear' });
  return { keys, chosen, state, toggle, toggleAll, clear };
}
