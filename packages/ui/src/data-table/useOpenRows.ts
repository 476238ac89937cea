import { useCallback, useState } from 'react';

/** Keys of the expanded rows, and a stable function that expands or collapses one. */
export function useOpenRows(): [open: ReadonlySet<string>, toggle: (key: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (key: string) =>
      setOpen((old) => (old.has(key) ? new Set([...old].filter((k) => k !== key)) : new Set([...old, key]))),
    [],
  );
  return [open, toggle];
}
