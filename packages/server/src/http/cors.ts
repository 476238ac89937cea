import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import { basePath } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** Half an hour, as servers of the API family use. */
const preflightSeconds = 1_800;
/** Response headers that a page of another origin may read; the client takes the server's clock from `Date`. */
const readable = ['content-disposition', 'date', 'download-filename', 'retry-after', 'x-request-id'];

const isCall = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => url.startsWith(`${basePath}/`);

/**
 * Lets pages of the configured origins call the API. The login is in a header, never in a cookie, so no
 * credentials are allowed; other origins cannot read the portal's pages and files.
 */
export async function allowOrigins(app: FastifyInstance, { corsOrigins }: Config): Promise<void> {
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    delegator: (request, decide) => {
      decide(null, {
        origin: isCall(request) ? [...corsOrigins] : false,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        exposedHeaders: readable,
        maxAge: preflightSeconds,
      });
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    // The plugin sets `vary` on everything; the portal's files are the same for every origin, so caches need
    // no `vary`.
    if (!isCall(request)) reply.removeHeader('vary');
    done();
  });
}
