import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * State that is kept in the address, for choices that must survive going back, a reload and a login.
 *
 * The router changes the address as a transition, some frames later: until then the new value is already shown. Read
 * from the address alone, a control would jump back for a moment, and a second quick choice would start from the old
 * one and undo the first. Replaces instead of pushing: going back leaves the page.
 *
 * A page stays visible while the code of the next one loads, and its answers may arrive meanwhile. Writing to the
 * address then would take the user back, so it writes nothing once the browser is at another page's address.
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
