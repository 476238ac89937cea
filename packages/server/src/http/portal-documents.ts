import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basePath } from '@ca-portal/api/contract';

/** What the build writes about its pages (packages/app/documents.mjs). */
interface BuiltRoutes {
  routes: Readonly<Record<string, { layout: string; files: readonly string[] }>>;
  views: Readonly<Record<string, { files: readonly string[]; calls: readonly string[] }>>;
}

interface Needs {
  document: 'app' | 'work';
  files: readonly string[];
  calls: readonly string[];
}

/** The address of every page of the menu with the view that it names. */
export type ReadViews = () => Promise<ReadonlyMap<string, string>>;

const prerendered: Readonly<Record<string, string>> = { '/': 'index.html', '/login': 'login/index.html' };
/** How long a changed menu may go unnoticed: a stale entry only loses the preload. */
const freshMs = 60_000;

const withoutSlash = (path: string) => path.replace(/(?<=[^/])\/$/, '');

/** Whether an address with places in it (`/typeData/:id/:type`) stands for this path. */
function isAddressOf(path: string, address: string): boolean {
  if (!address.includes('/:')) return false;
  const [given, named] = [path.split('/'), address.split('/')];
  return (
    given.length === named.length &&
    named.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;
/** JSON in a script of a document must not be able to close the script. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The document of a path: the prerendered page if there is one, the work layout for a page of the menu,
 * otherwise the bare document. It names the files and the first calls of its page, so that the browser can
 * request them all at once.
 */
export function portalDocuments(dist: string, readViews: ReadViews) {
  const list = join(dist, 'documents', 'routes.json');
  const built = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as BuiltRoutes) : undefined;
  let views: Promise<ReadonlyMap<string, string>> | undefined;
  let readAt = 0;

  async function viewOf(path: string): Promise<string | undefined> {
    if (!views || Date.now() - readAt > freshMs) {
      readAt = Date.now();
      // Without the menu there is a bare document, which finds its page by itself.
      views = readViews().catch(() => new Map<string, string>());
    }
    const known = await views;
    return known.get(path) ?? [...known].find(([address]) => isAddressOf(path, address))?.[1];
  }

  async function needsOf(path: string): Promise<Needs> {
    const pattern = Object.keys(built?.routes ?? {}).find((address) => isAddressOf(path, address));
    const route = built?.routes[path] ?? (pattern === undefined ? undefined : built?.routes[pattern]);
    if (route) return { document: route.layout === 'work' ? 'work' : 'app', files: route.files, calls: [] };
    const view = built && (await viewOf(path));
    const needs = view === undefined ? undefined : built?.views[view];
    return needs ? { document: 'work', ...needs } : { document: 'app', files: [], calls: [] };
  }

  async function read(names: readonly string[]): Promise<string | undefined> {
    // The variants with placeholders for the province's names come before those for a plain file server.
    const places = names.flatMap((name) => [join(dist, 'documents', name), join(dist, name)]);
    const file = places.find((name) => existsSync(name));
    return file && (await readFile(file, 'utf8'));
  }

  return async (asked: string, sidebarOpen: boolean): Promise<string | undefined> => {
    const path = withoutSlash(asked);
    const whole = prerendered[path];
    if (whole) return read([whole, 'app.html', 'index.html']);
    const { document, files, calls } = await needsOf(path);
    const frame = document === 'work' ? [sidebarOpen ? 'work.html' : 'work-narrow.html'] : [];
    const html = await read([...frame, 'app.html', 'index.html']);
    const first = json({ path, calls: calls.map((call) => basePath + call) });
    const route = `<script type="application/json" id="route">${first}</script>${files.map(preload).join('')}`;
    return html?.replace('<!--route-->', () => route);
  };
}
