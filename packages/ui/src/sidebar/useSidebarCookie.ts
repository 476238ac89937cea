import { useCallback, useSyncExternalStore } from 'react';

/** Other systems of a province may read the cookie: 1 open, 0 closed. */
const cookieName = 'sidebarStatus';
const aYear = 31_536_000;

/** Reads a `Cookie` header or `document.cookie`; open without the cookie. */
export function isSidebarOpen(cookies: string, name = cookieName): boolean {
  const entry = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return entry?.slice(name.length + 1) !== '0';
}

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the sidebar is open, stored in the cookie `sidebarStatus`: 1 open, 0 closed, open by default. All
 * components of a page that use it change together.
 * @param name of the cookie. @default 'sidebarStatus'
 * @param openOnServer the value on the server: pass `isSidebarOpen(request.headers.cookie)` on the server
 * and for hydration, so that the layout does not jump. @default true
 * @example
 * const [open, setOpen] = useSidebarCookie();
 * <Sidebar collapsed={!open} onCollapsedChange={(collapsed) => setOpen(!collapsed)} />
 */
export function useSidebarCookie(
  name = cookieName,
  openOnServer = true,
): [open: boolean, setOpen: (open: boolean) => void] {
  const open = useSyncExternalStore(
    subscribe,
    () => isSidebarOpen(document.cookie, name),
    () => openOnServer, // the cookie is read right after
  );
  const setOpen = useCallback(
    (next: boolean) => {
      document.cookie = `${name}=${next ? 1 : 0}; path=/; max-age=${aYear}; samesite=lax`;
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [open, setOpen];
}
