/** An editor's link, if a browser may open it: web addresses alone, never `javascript:` and the like. */
export function webLink(link: string): URL | undefined {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  return url.username === '' && url.password === '' ? url : undefined;
}
