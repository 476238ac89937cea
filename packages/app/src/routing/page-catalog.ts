import { parsePath } from 'react-router-dom';
import { use } from 'react';
import { tokenStore } from '../session/token.js';
import { startView } from '../session/useViewPath.js';
import { PageCodeError } from './lazy-page.js';
import type { PageRoute, ServerView } from './route.js';

/** The pages that are known: of the entry alone, or of the whole build. */
export interface PageCatalog {
  pages: readonly PageRoute[];
  views: readonly ServerView[];
}

/** What only the top of the app knows: pages import the catalog, so the catalog imports no page. */
interface CatalogSource {
  /** Pages of the entry itself. */
  arrivals: readonly PageRoute[];
  /** All pages of the build. */
  registry: () => Promise<PageCatalog>;
  preloadPage: (page: PageRoute) => Promise<void>;
  preloadWorkFrame: () => Promise<unknown>;
}

/** Marks a promise as React does once it has waited for it: reading it then does not wait again. */
const fulfill = (promise: Promise<PageCatalog>, value: PageCatalog): Promise<PageCatalog> =>
  Object.assign(promise, { status: 'fulfilled', value });

const empty: PageCatalog = { pages: [], views: [] };
let source: CatalogSource = {
  arrivals: [],
  registry: () => Promise.resolve(empty),
  preloadPage: () => Promise.resolve(),
  preloadWorkFrame: () => Promise.resolve(),
};
let ofTheEntry = empty;
let entry = fulfill(Promise.resolve(empty), empty);
let whole: Promise<PageCatalog> | undefined;
let arrived: PageCatalog | undefined;

/** The portal names its pages, once, before it renders. A page that stands alone in a story has none beside it. */
export function provideCatalog(given: CatalogSource): void {
  source = given;
  ofTheEntry = { pages: given.arrivals, views: [] };
  entry = fulfill(Promise.resolve(ofTheEntry), ofTheEntry);
}

/** Fetches the registry once. A failure stands until it has been shown (see PageBoundary). */
export function loadCatalog(): Promise<PageCatalog> {
  if (whole) return whole;
  const loading: Promise<PageCatalog> = source.registry().then(
    (catalog) => {
      fulfill(loading, catalog);
      arrived = catalog;
      return catalog;
    },
    (error: unknown) => {
      throw new PageCodeError(error, () => (whole = undefined));
    },
  );
  return (whole = loading);
}

/** Nobody has seen this failure: whoever opens the page tries again. */
function forgotten(error: unknown): never {
  if (error instanceof PageCodeError) error.forget();
  throw error;
}

/** The whole catalog, for somebody who shows no failure of it. */
export const expectCatalog = (): Promise<PageCatalog> => loadCatalog().catch(forgotten);

/** What has arrived of the catalog: after `expectCatalog` all of it. */
export const knownPages = (): readonly PageRoute[] => (arrived ?? ofTheEntry).pages;

const isArrival = (pathname: string): boolean => source.arrivals.some(({ path }) => path === pathname);

/** The catalog that a place needs; suspends while the registry is on its way. */
export function usePageCatalog(pathname: string): PageCatalog {
  // Always one promise: a component that waits sometimes and sometimes not has React doubt its hooks.
  return use(arrived || !isArrival(pathname) ? loadCatalog() : entry);
}

async function preloadStart(): Promise<void> {
  const { views } = await expectCatalog();
  const view = views.find(({ component }) => component === startView);
  await Promise.all([source.preloadWorkFrame(), view?.page.preload()]);
}

/**
 * Brings the code of the page at an address before it is opened, for somebody who is logged in or about to be. Which page
 * of the server's tree an address is, nobody knows before the tree is there: then the registry and the frame.
 */
export async function preloadPath(pathname: string, person = tokenStore.get() !== null): Promise<void> {
  const { pages } = isArrival(pathname) ? ofTheEntry : await expectCatalog();
  const page = pages.find(({ path }) => path === pathname);
  // Home leads on to the start page; of a tree without one it stays what it is.
  if (page && pathname === '/' && person) await Promise.all([source.preloadPage(page), preloadStart()]);
  else if (page) await source.preloadPage(page);
  else if (person) await source.preloadWorkFrame();
}

/** Somebody is about to open an address: its code may come meanwhile. A failure is told when it is opened. */
export const expectPage = (href: string, person?: boolean): void =>
  void preloadPath(parsePath(href).pathname ?? '/', person).catch(() => {});
