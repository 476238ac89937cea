import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * State that lives in the address, for choices that have to survive going back, a reload and a login.
 *
 * The router changes the address as a transition, some frames later: until then the new value is shown already.
 * Read from the address alone, a control would jump back for a moment, and a second quick choice would start
 * from the old one and undo the first. Replaces instead of pushing: going back leaves the page.
 */
export function useAddressState<Value>(
  read: (params: URLSearchParams) => Value,
  write: (value: Value, current: URLSearchParams) => URLSearchParams,
): [value: Value, change: (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const [value, show] = useOptimistic(read(params));
  const change = (next: Value) =>
    startTransition(() => {
      show(next);
      setParams((current) => write(next, current), { replace: true });
    });
  return [value, change];
}
