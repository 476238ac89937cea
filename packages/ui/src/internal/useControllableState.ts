import { useState } from 'react';

/**
 * The `value / defaultValue / onValueChange` pair: controlled when `value` is passed, else the widget
 * keeps the value itself. The change is told either way.
 */
export function useControllableState<T, Details>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T, details: Details) => void) | undefined,
): [T, (value: T, details: Details) => void] {
  const [inner, setInner] = useState(defaultValue);
  const set = (next: T, details: Details) => {
    if (value === undefined) setInner(next);
    onChange?.(next, details);
  };
  return [value === undefined ? inner : value, set];
}
