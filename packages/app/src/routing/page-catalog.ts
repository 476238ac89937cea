import { parsePath } from 'react-router-dom';
import { use } from 'react';
import { tokenStore } from '../session/token.js';
import { startView } from '../session/useViewPath.js';
import { PageCodeError } from './lazy-page.js';
import type { PageRoute, ServerView } from './route.js';

/** The known pages: those of the entry, or those of the whole build. */
export interface PageCatalog {
  pages: readonly PageRoute[];
  views: readonly ServerView[];
}

/** Passed in by the top of the app: pages import the catalog, so the catalog must import no page. */
interface CatalogSource {
  /** Pages of the entry itself. */
  arrivals: readonly PageRoute[];
  /** All pages of the build. */
  registry: () => Promise<PageCatalog>;
  preloadPage: (page: PageRoute) => Promise<void>;
  preloadWorkFrame: () => Promise<unknown>;
}

/** Marks a promise as React does after it has waited for it: reading it then does not suspend again. */
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

/** The portal sets its pages, once, before it renders. A page in a story is alone and has no catalog. */
export function provideCatalog(given: CatalogSource): void {
  source = given;
  ofTheEntry = { pages: given.arrivals, views: [] };
  entry = fulfill(Promise.resolve(ofTheEntry), ofTheEntry);
}

/** Loads the registry once. A failure stays until it has been shown (see PageBoundary). */
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

/** The failure has not been shown yet: the next page opened retries. */
function forgotten(error: unknown): never {
  if (error instanceof PageCodeError) error.forget();
  throw error;
}

/** The whole catalog, for callers that do not show its failure. */
export const expectCatalog = (): Promise<PageCatalog> => loadCatalog().catch(forgotten);

/** The loaded part of the catalog: after `expectCatalog` all of it. */
export const knownPages = (): readonly PageRoute[] => (arrived ?? ofTheEntry).pages;

const isArrival = (pathname: string): boolean => source.arrivals.some(({ path }) => path === pathname);

/** The catalog for a path; suspends while the registry loads. */
export function usePageCatalog(pathname: string): PageCatalog {
  // Always the same promise: React warns about a component that calls `use` only sometimes.
  return use(arrived || !isArrival(pathname) ? loadCatalog() : entry);
}

async function preloadStart(): Promise<void> {
  const { views } = await expectCatalog();
  const view = views.find(({ component }) => component === startView);
  await Promise.all([source.preloadWorkFrame(), view?.page.preload()]);
}

/**
 * Prefetches the code of the page at an address, for a user who is logged in or about to be. Before the server's tree
 * is loaded, the page of an address in it is unknown: then the registry and the frame are loaded.
 */
export async function preloadPath(pathname: string, person = tokenStore.get() !== null): Promise<void> {
  const { pages } = isArrival(pathname) ? ofTheEntry : await expectCatalog();
  const page = pages.find(({ path }) => path === pathname);
  // Home redirects to the start page; with a tree that has none, it stays the home page.
  if (page && pathname === '/' && person) await Promise.all([source.preloadPage(page), preloadStart()]);
  else if (page) await source.preloadPage(page);
  else if (person) await source.preloadWorkFrame();
}

/** Prefetches the code of an address that is about to be opened. A failure is shown when it is opened. */
export const expectPage = (href: string, person?: boolean): void =>
  void preloadPath(parsePath(href).pathname ?? '/', person).catch(() => {});
