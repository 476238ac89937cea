import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { runInCall, type CurrentCall } from '../kernel/current-call.js';

/** Short enough to read out on the phone; a number sent by a client is never used. */
export const requestNumber = (): string => randomBytes(5).toString('hex').toUpperCase();

const calls = new WeakMap<IncomingMessage, CurrentCall>();

/** The facts of a routed request; undefined for a URL that never reached a route. */
export const callOf = (request: IncomingMessage): CurrentCall | undefined => calls.get(request);

/**
 * Keeps the call in the async context of all that it starts. Twice, because a body is read in its
 * connection's context.
 */
export function keepCurrentCall(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions;
    const call = { requestId: request.id, method: request.method, route: url, wrote: false };
    calls.set(request.raw, call);
    // A user who reports a fault can name the request in the log.
    reply.header('x-request-id', request.id);
    runInCall(call, done);
  });
  app.addHook('preValidation', (request, _, done) => {
    const call = calls.get(request.raw);
    if (call) runInCall(call, done);
    else done();
  });
}
