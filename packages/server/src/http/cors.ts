import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import { basePath } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** Half an hour, as the API family's servers say. */
const preflightSeconds = 1_800;
/** What a page of another origin may read beside the body. */
const readable = ['content-disposition', 'download-filename', 'retry-after', 'x-request-id'];

const isCall = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => url.startsWith(`${basePath}/`);

/**
 * Lets pages of the named origins call the API. The login travels in a header, never in a cookie, so no credentials are
 * allowed; the pages and files of the portal stay its own.
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
    // The plugin says so of everything; files of the portal are the same for every origin, and caches should know.
    if (!isCall(request)) reply.removeHeader('vary');
    done();
  });
}
