import { useState } from 'react';

/**
 * The `value / defaultValue / onValueChange` pair: controlled when `value` is passed, else the widget
 * keeps the value itself. Changes are reported in both cases.
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
