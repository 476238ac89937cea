import { useEffect, useState } from 'react';

export interface HiddenColumnsProps {
  /** Keys of the hidden columns; makes them controlled. */
  hiddenColumns?: readonly string[];
  /** Keys of the columns that are hidden at first. */
  defaultHiddenColumns?: readonly string[];
  /** Called with the keys of all hidden columns. */
  onHiddenColumnsChange?: (hidden: readonly string[]) => void;
  /** Stores the choice in this browser under this key. Without it, use the props above to store it elsewhere. */
  columnsStorageKey?: string;
}

const none: readonly string[] = [];

function readChoice(storageKey: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : undefined;
  } catch {
    return undefined; // no storage, or invalid content: use the default
  }
}

/**
 * Which columns are hidden. The stored choice is read after the first render, so that it matches the server's markup.
 */
export function useHiddenColumns({
  hiddenColumns,
  defaultHiddenColumns = none,
  onHiddenColumnsChange,
  columnsStorageKey,
}: HiddenColumnsProps): [readonly string[], (hidden: readonly string[]) => void] {
  const [inner, setInner] = useState(defaultHiddenColumns);
  useEffect(() => {
    if (!columnsStorageKey) return;
    const stored = readChoice(columnsStorageKey);
    // oxlint-disable-next-line react/set-state-in-effect -- the storage exists in the browser alone
    if (stored) setInner(stored);
  }, [columnsStorageKey]);
  const hide = (hidden: readonly string[]) => {
    if (hiddenColumns === undefined) setInner(hidden);
    onHiddenColumnsChange?.(hidden);
    if (!columnsStorageKey) return;
    try {
      localStorage.setItem(columnsStorageKey, JSON.stringify(hidden));
    } catch {
      // storage full or blocked: the choice is kept until the page is left
    }
  };
  return [hiddenColumns ?? inner, hide];
}
