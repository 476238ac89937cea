/**
 * The identity of a tab: the path, plus the query parameters that the route declares as part of its identity.
 * `/productDetail?id=1` and `?id=2` are two tabs when `id` is declared; `?from=home` never opens a new one.
 * @example tabPath('/productDetail', '?from=home&id=3', ['id']) // '/productDetail?id=3'
 */
export function tabPath(pathname: string, search = '', declared: readonly string[] = []): string {
  const path = pathname.replace(/\/+$/, '') || '/';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of declared.toSorted()) for (const value of given.getAll(name)) kept.append(name, value);
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}
