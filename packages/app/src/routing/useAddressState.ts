import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * State that lives in the address, for choices that have to survive going back, a reload and a login.
 *
 * The router changes the address as a transition, some frames later: until then the new value is shown already.
 * Read from the address alone, a control would jump back for a moment, and a second quick choice would start
 * from the old one and undo the first. Replaces instead of pushing: going back leaves the page.
 *
 * A page stays in view while the code of the next one loads, and its answers may arrive meanwhile. What it writes then
 * would take the reader back, so that it writes nothing once the browser stands at another page's address.
 */
export function useAddressState<Value>(
  read: (params: URLSearchParams) => Value,
  write: (value: Value, current: URLSearchParams) => URLSearchParams,
): [value: Value, change: (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const [value, show] = useOptimistic(read(params));
  const { pathname } = useLocation();
  const ownPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    ownPath.current = window.location.pathname;
  }, [pathname]);
  const change = (next: Value) =>
    startTransition(() => {
      if (ownPath.current !== window.location.pathname) return;
      show(next);
      setParams((current) => write(next, current), { replace: true });
    });
  return [value, change];
}
