import type { MenuItem } from '@ca-portal/ui/sidebar';
import type { PageRoute } from '../../routing/route.js';
import { footerColumns, headerItems } from '../../shared/navigation/index.js';

/** A page that the menu search finds. */
export interface FoundPage {
  title: string;
  href: string;
  /** Its group: the heading in the menu, or 网站. */
  place: string;
  /** Leaves the portal. */
  external?: boolean;
}

const inMenu = (items: readonly MenuItem[], place: string): FoundPage[] =>
  items
    .filter(({ hidden }) => !hidden)
    .flatMap(({ label, href, external, children }) =>
      children
        ? inMenu(children, label)
        : href
          ? [{ title: label, href, place, ...(external ? { external } : {}) }]
          : [],
    );

/** Pages of this build behind the login that need no parameter, such as an order or a course. */
const ofBuild = (pages: readonly PageRoute[]): FoundPage[] =>
  pages
    .filter(
      ({ path, layout, tabKeys = [] }) => layout === 'work' && tabKeys.length === 0 && !/[:*]/.test(path),
    )
    .map(({ path, title }) => ({ title, href: path, place: '个人中心' }));

const ofSite = (loggedIn: boolean): FoundPage[] =>
  [
    ...headerItems('').map(({ label, href }) => ({ label, href })),
    ...footerColumns(loggedIn).flatMap(({ links }) => links),
  ].map(({ label, href }) => ({ title: label, href, place: '网站' }));

/** What this user may open, each address once: his menu first, then the pages of the build and of the site. */
export function pagesOf(
  menu: readonly MenuItem[],
  build: readonly PageRoute[],
  loggedIn: boolean,
): readonly FoundPage[] {
  const all = [...inMenu(menu, '菜单'), ...(loggedIn ? ofBuild(build) : []), ...ofSite(loggedIn)];
  const seen = new Set<string>();
  return all.filter(({ href }) => !seen.has(href) && seen.add(href));
}
