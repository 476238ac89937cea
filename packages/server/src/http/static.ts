import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { basePath } from '@ca-portal/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillDocument, fillManifest } from '../province/index.js';
import type { Services } from '../context/services.js';
import { apiDocsPath } from './api-docs.js';
import { refuse } from './errors.js';
import { portalDocuments, type ReadViews } from './portal-documents.js';
import { cspNonce } from './security.js';
import { visitCounter, type AddVisits } from './visits.js';

const placeholder = /__CSP_NONCE__/g;
/** Files with a content hash in the name. */
const hashed = /^\/assets\//;
/** Tells open pages the current release, so it must not be cached. */
const release = '/version.json';
const cachingOf = (path: string): string => {
  if (path === release) return 'no-store';
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
};
const fileEnding = /\.\w+$/;
/** Paths of the server itself: an unknown one is a 404, not a page of the portal. */
const own = [basePath, apiDocsPath, '/sandbox', '/pki', '/health', '/ready', '/metrics', '/assets', '/brand'];

/** Doubled slashes must not turn a call into a page. */
const plainPath = (path: string) => path.replace(/\/{2,}/g, '/');

const isOwn = (path: string) => {
  const plain = plainPath(path);
  return own.some((prefix) => plain === prefix || plain.startsWith(`${prefix}/`));
};

/** No file of the portal has an empty folder in its path, so such a path is not a file. */
const isFile = (path: string) => fileEnding.test(path) && !/\/(?:\/|%2f)/i.test(path);

/** Front ends of the API family show an envelope's sentence only with status 200. */
const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  refuse(reply, plainPath(request.url).startsWith(`${basePath}/`) ? 200 : 404, 'notFound');

/** Spec section 4: the sidebar is open unless this cookie says 0. */
const isSidebarOpen = (cookies = '') => !/(?:^|;\s*)sidebarStatus=0(?:;|$)/.test(cookies);

const loopbacks = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The same URL under the public host name, if the visitor used another loopback name of this machine.
 * Browsers keep a login per host name: it would be missing when the payment returns to the public address.
 */
function underPublicName(request: FastifyRequest, publicUrl: string): string | undefined {
  if (!publicUrl || !URL.canParse(`http://${request.host}`)) return undefined;
  const wanted = new URL(publicUrl);
  const present = new URL(`${wanted.protocol}//${request.host}`);
  const both = [wanted.hostname, present.hostname];
  const otherName = present.hostname !== wanted.hostname && present.port === wanted.port;
  return otherName && both.every((name) => loopbacks.includes(name))
    ? wanted.origin + request.url
    : undefined;
}

/** Serves the built portal; every page of it gets a nonce of its own and is never kept by caches. */
export async function mountPortal(
  app: FastifyInstance,
  services: Services,
  { addVisits, readViews }: { readonly addVisits: AddVisits; readonly readViews: ReadViews },
): Promise<void> {
  const dist = services.config.appDist;
  if (!dist) {
    app.setNotFoundHandler(notFound);
    return;
  }
  const countVisit = visitCounter(app, services, addVisits);
  const documentOf = portalDocuments(dist, readViews);

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const takesHtml = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    // A path with a file extension is a missing file: serving a page instead would only confuse.
    if (!wantsPage || !takesHtml || isOwn(path) || isFile(path)) return notFound(request, reply);
    const better = underPublicName(request, services.config.publicUrl);
    if (better) return reply.header('cache-control', 'no-store').redirect(better, 308);
    const opened = (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
    if (request.method === 'GET' && opened) countVisit();
    const html = await documentOf(path, isSidebarOpen(request.headers.cookie));
    if (html === undefined) return notFound(request, reply);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding');
    const withNonce = html.replaceAll(placeholder, cspNonce(reply));
    return reply.compress(fillDocument(withNonce, services.config.portal));
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const file = join(dist, 'manifest.webmanifest');
    if (!existsSync(file)) return notFound(request, reply);
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Parameters<typeof fillManifest>[0];
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(fillManifest(manifest, services.config.portal)));
  });
  // Browsers request it by default if they have not read the document's icon yet, e.g. during a navigation.
  app.get('/favicon.ico', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .redirect(services.config.portal.brand.favicon || '/favicon.svg'),
  );
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    redirect: false,
    cacheControl: false,
    // Only files: folders are pages (/login), and documents are only sent by `page`, because they contain a
    // placeholder for the nonce. A compressed file has no URL of its own.
    allowedPath: (path) => isFile(path) && !/\.(?:html|br|gz)$|^\/documents\//.test(path),
    // The build writes text files in three variants.
    preCompressed: true,
    setHeaders(response, file) {
      const path = file
        .slice(dist.length)
        .replaceAll('\\', '/')
        .replace(/\.(?:br|gz)$/, '');
      response.setHeader('cache-control', cachingOf(path));
      response.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler(page);
}
