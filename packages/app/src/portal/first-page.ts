import type { QueryClient } from '@tanstack/react-query';
import { beginsAtWork } from '../routing/begins-at-work.js';
import { loadCatalog } from '../routing/page-catalog.js';
import { flattenTree } from '../routing/tree.js';
import { workPages, workTab } from '../routing/work-pages.js';
import { tokenStore } from '../session/token.js';
import { sessionRead } from '../session/useSession.js';
import { startView, viewPath } from '../session/useViewPath.js';

/** For code that the document has asked for already. */
const codeMs = 3_000;
/** An expired login waits for the user, and a slow server may take long: the page then says so itself. */
const sessionMs = 300;

const within = <Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))]);

const sessionOf = (queries: QueryClient) => queries.fetchQuery(sessionRead(tokenStore.get()));

async function preloadTreePage(queries: QueryClient, pathname: string): Promise<void> {
  const [{ routes }, { pages, views }] = await Promise.all([sessionOf(queries), loadCatalog()]);
  const tree = flattenTree(routes, views);
  await workTab(workPages(pages, tree.pages), { pathname, search: '' })?.page.page.preload();
}

/**
 * Where the document shows the work frame, it stays until the user's menu and the code of the page are there: the page is
 * rendered once, instead of a frame without a menu, then with it, then the page. `code` is the code that the address
 * alone names. Failures are shown by the page.
 */
export async function prepareWorkPage(
  queries: QueryClient,
  pathname: string,
  code: Promise<unknown>,
): Promise<void> {
  if (!beginsAtWork || !navigator.onLine) return;
  const page = preloadTreePage(queries, pathname).catch(() => {});
  await within(codeMs, code);
  await within(sessionMs, page);
}

/**
 * The start page of whoever opens the home page logged in, when it is known in time: the home page, which only visitors
 * see, is then not rendered first. `code` is that of both pages.
 */
export async function startOfHome(
  queries: QueryClient,
  pathname: string,
  code: Promise<unknown>,
): Promise<string | undefined> {
  if (pathname !== '/' || tokenStore.get() === null || !navigator.onLine) return undefined;
  const session = sessionOf(queries).catch(() => undefined);
  await within(codeMs, code);
  const { routes = [] } = (await within(sessionMs, session)) ?? {};
  return viewPath(routes, startView);
}
