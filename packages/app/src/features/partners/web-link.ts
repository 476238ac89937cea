/** An editor's link, if it is safe: web addresses only, never `javascript:` and the like. */
export function webLink(link: string): URL | undefined {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  return url.username === '' && url.password === '' ? url : undefined;
}
