const plain = (segment: string): string => {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
};
const withoutEnd = (path: string): string => path.replace(/(?<=.)\/+$/, '');

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return (
    pattern.length === given.length &&
    pattern.every((part, at) =>
      part.startsWith(':') ? given[at] !== '' : plain(part) === plain(given[at] ?? ''),
    )
  );
}

/**
 * The canonical path of a page. The router accepts `/Core/Order` and `/core/order/` for `/core/order`, while the guard,
 * tabs, frames and edge tools compare paths exactly: another spelling is redirected to the canonical path first.
 * Parameter values stay unchanged, and so do paths of no page.
 */
export function canonicalPath(patterns: readonly string[], pathname: string): string {
  if (patterns.includes(pathname)) return pathname;
  // The rest of the path is the address of a page, which is made canonical in the next step.
  if (/^\/redirect\//i.test(pathname)) return `/redirect${pathname.slice('/redirect'.length)}`;
  const given = withoutEnd(pathname).split('/');
  const pattern = patterns.find((one) => fits(withoutEnd(one).split('/'), given))?.split('/');
  return pattern
    ? given.map((part, at) => (pattern[at]?.startsWith(':') ? part : pattern[at])).join('/')
    : pathname;
}
