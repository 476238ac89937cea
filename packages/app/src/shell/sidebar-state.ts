/** The spec's cookie (section 4): 1 open, 0 closed, default open. Other systems of a province may read it. */
const name = 'sidebarStatus';
const aYear = 31_536_000;

export function isSidebarOpen(cookies: string): boolean {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return entry?.slice(name.length + 1) !== '0';
}

export const sidebarCookie = (open: boolean): string =>
  `${name}=${open ? 1 : 0}; path=/; max-age=${aYear}; samesite=lax`;
