import type { RouteNode } from '@ca-portal/api';
import { matchPath, resolvePath } from 'react-router-dom';
import { joinPath } from '../session/whole-routes.js';
import { safeRedirect } from './guard.js';
import type { LazyPage } from './lazy-page.js';
import type { ServerView } from './route.js';

/** A page of the server's tree with its complete path. */
export interface TreePage {
  path: string;
  title: string;
  page: LazyPage;
  tabKeys: readonly string[];
  /** Its tab always exists and cannot be closed (spec 2.9, 2.10). */
  affix: boolean;
  /** Its view is not kept alive. */
  noCache: boolean;
}
export interface TreeRedirect {
  path: string;
  to: string;
}

type Tree = { pages: TreePage[]; redirects: TreeRedirect[] };

/**
 * Servers of the API family send `noRedirect` for a directory: its address then leads to its first page, as ours do.
 */
function redirectOf({ redirect, children }: RouteNode, path: string): string | undefined {
  if (redirect !== 'noRedirect') return redirect;
  const first = children.find(({ hidden, meta }) => !hidden && !meta.link);
  return first && joinPath(path, first.path);
}

function collect(nodes: readonly RouteNode[], views: readonly ServerView[], parent: string, into: Tree) {
  for (const node of nodes) {
    const path = joinPath(parent, node.path);
    const to = redirectOf(node, path);
    if (to) into.redirects.push({ path, to });
    const view = views.find((known) => known.component === node.component);
    if (view) {
      const { title, affix, noCache } = node.meta;
      into.pages.push({ path, title, page: view.page, tabKeys: view.tabKeys ?? [], affix, noCache });
    }
    collect(node.children, views, path, into);
  }
}

/** The first one stays: two pages with the same path would have the same key. */
function once<Entry extends { path: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Whether a redirect ends: one that leads back to itself, directly or not, would never show a page. */
function ends(start: TreeRedirect, { pages, redirects }: Tree): boolean {
  const passed = new Set<TreeRedirect>();
  let now: TreeRedirect | undefined = start;
  while (now) {
    if (passed.has(now)) return false;
    passed.add(now);
    const at: string = resolvePath(now.to, now.path).pathname;
    if (pages.some(({ path }) => matchPath(path, at))) return true;
    now = redirects.find(({ path }) => matchPath(path, at));
  }
  return true;
}

/**
 * Flattens the server's tree: Layout entries only group, other entries become pages by their component's name. Left out
 * are names unknown to this build, so that their path leads to 404, and broken records: a duplicate path, a circular
 * redirect, or one out of the portal.
 */
export function flattenTree(nodes: readonly RouteNode[], views: readonly ServerView[]): Tree {
  const found: Tree = { pages: [], redirects: [] };
  collect(nodes, views, '', found);
  const tree = {
    pages: once(found.pages),
    redirects: once(found.redirects).filter(({ to }) => !to.startsWith('/') || safeRedirect(to) === to),
  };
  return { ...tree, redirects: tree.redirects.filter((redirect) => ends(redirect, tree)) };
}
