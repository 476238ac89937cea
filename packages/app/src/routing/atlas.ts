import { parsePath } from 'react-router-dom';
import { use } from 'react';
import { tokenStore } from '../session/token.js';
import { arrivals } from './arrivals.js';
import { PageCodeError } from './lazyPage.js';
import { preloadPage, WorkLayout } from './layouts.js';
import type { PageRoute, ServerView } from './route.js';

/** The pages that are known: of the entry alone, or of the whole build. */
export interface Atlas {
  pages: readonly PageRoute[];
  views: readonly ServerView[];
}

/** Marks a promise as React does once it has waited for it: reading it then does not wait again. */
const fulfil = (promise: Promise<Atlas>, value: Atlas): Promise<Atlas> =>
  Object.assign(promise, { status: 'fulfilled', value });

const ofTheEntry: Atlas = { pages: arrivals, views: [] };
const entry = fulfil(Promise.resolve(ofTheEntry), ofTheEntry);
let whole: Promise<Atlas> | undefined;
let arrived = false;

/** Fetches the registry once. A failure stands until it has been shown (see PageBoundary). */
function load(): Promise<Atlas> {
  if (whole) return whole;
  const loading: Promise<Atlas> = import('./registry.js').then(
    ({ pageRoutes, serverViews }) => {
      const atlas = { pages: pageRoutes, views: serverViews };
      fulfil(loading, atlas);
      arrived = true;
      return atlas;
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

export const isArrival = (pathname: string): boolean => arrivals.some(({ path }) => path === pathname);

/** The atlas that a place needs; suspends while the registry is on its way. */
export function useAtlas(pathname: string): Atlas {
  // Always one promise: a component that waits sometimes and sometimes not has React doubt its hooks.
  return use(arrived || !isArrival(pathname) ? load() : entry);
}

/**
 * Brings the code of the page at an address before it is opened, for somebody who is logged in or about to be. Which page
 * of the server's tree an address is, nobody knows before the tree is there: then the registry and the frame.
 */
export async function preloadPath(pathname: string, person = tokenStore.get() !== null): Promise<void> {
  const { pages } = isArrival(pathname) ? ofTheEntry : await load().catch(forgotten);
  const page = pages.find(({ path }) => path === pathname);
  if (page) await preloadPage(page, person);
  else if (person) await WorkLayout.preload();
}

/** Somebody is about to open an address: its code may come meanwhile. A failure is told when it is opened. */
export const expectPage = (href: string, person?: boolean): void =>
  void preloadPath(parsePath(href).pathname ?? '/', person).catch(() => {});
