/** An editor's link on a picture: a page of the portal or a web address; any other value means no link. */
export function slideHref(link: string): string | undefined {
  if (/^\/(?![/\\])/.test(link)) return link;
  return /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(link) && URL.canParse(link) ? link : undefined;
}
