import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { basePath } from '@ca-portal/api/contract';
import { errorCodes, errorSentence } from '@ca-portal/api/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.js';
import { cspNonce } from './security.js';
import { visitCounter } from './visits.js';

const placeholder = /__CSP_NONCE__/g;
/** Files whose name holds their content's hash. */
const hashed = /^\/assets\//;
/** Names the present release to pages that are open: yesterday's answer would be no answer. */
const release = '/version.json';
const cachingOf = (path: string): string => {
  if (path === release) return 'no-store';
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
};
const fileEnding = /\.\w+$/;
/** Paths of the server's own: a miss there is a miss, not a page of the portal. */
const own = [basePath, '/sandbox', '/pki', '/healthz', '/assets'];

const isOwn = (path: string) => {
  // Doubled slashes do not turn a call into a page.
  const plain = path.replace(/\/{2,}/g, '/');
  return own.some((prefix) => plain === prefix || plain.startsWith(`${prefix}/`));
};

/** No file of the portal has an empty folder in its path: what looks like one is an address that was put together. */
const isFile = (path: string) => fileEnding.test(path) && !/\/(?:\/|%2f)/i.test(path);

function refuse(reply: FastifyReply) {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .send({ code: errorCodes.notFound, msg: errorSentence('notFound'), data: null });
}

/** The document for a path: prerendered where there is one, otherwise the bare page that routes by itself. */
function documentFor(dist: string, path: string): string | undefined {
  const prerendered = { '/': 'index.html', '/login': 'login/index.html' }[path.replace(/(?<=[^/])\/$/, '')];
  return [prerendered, 'app.html', 'index.html']
    .filter((file) => file !== undefined)
    .map((file) => join(dist, file))
    .find((file) => existsSync(file));
}

const loopbacks = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The same address under the public one's name, for who came by another name of this machine. Browsers keep a
 * login per name: it would be gone on the way back from the payment, which leads to the public address.
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
export async function mountPortal(app: FastifyInstance, services: Services): Promise<void> {
  const dist = services.config.appDist;
  if (!dist) {
    app.setNotFoundHandler((_, reply) => refuse(reply));
    return;
  }
  const countVisit = visitCounter(app, services);

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const takesHtml = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    // A path with a file's ending is a missing file: a page in its place would only confuse.
    const document = documentFor(dist ?? '', path);
    if (!wantsPage || !takesHtml || isOwn(path) || isFile(path) || !document) return refuse(reply);
    const better = underPublicName(request, services.config.publicUrl);
    if (better) return reply.header('cache-control', 'no-store').redirect(better, 308);
    const opened = (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
    if (request.method === 'GET' && opened) countVisit();
    const html = await readFile(document, 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(html.replaceAll(placeholder, cspNonce(reply)));
  }

  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    redirect: false,
    cacheControl: false,
    // Files alone: folders are pages (/login), and documents only leave through `page`, or they would go out
    // with the placeholder in place of the nonce.
    allowedPath: (path) => isFile(path) && !path.endsWith('.html'),
    setHeaders(response, file) {
      const path = file.slice(dist.length).replaceAll('\\', '/');
      response.setHeader('cache-control', cachingOf(path));
    },
  });
  app.setNotFoundHandler(page);
}
