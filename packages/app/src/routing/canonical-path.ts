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
 * The one spelling of a page's address. The router takes `/Core/Order` and `/core/order/` for `/core/order`, while all
 * that asks for a page by its path (the guard, tabs, frames, what stands at the edge) compares exactly: whoever comes
 * with another spelling is led to this one first. What fills a parameter stays as it is, and so does what is no page.
 */
export function canonicalPath(patterns: readonly string[], pathname: string): string {
  if (patterns.includes(pathname)) return pathname;
  // What stands behind it is the address of a page, which comes by itself next.
  if (/^\/redirect\//i.test(pathname)) return `/redirect${pathname.slice('/redirect'.length)}`;
  const given = withoutEnd(pathname).split('/');
  const pattern = patterns.find((one) => fits(withoutEnd(one).split('/'), given))?.split('/');
  return pattern
    ? given.map((part, at) => (pattern[at]?.startsWith(':') ? part : pattern[at])).join('/')
    : pathname;
}
