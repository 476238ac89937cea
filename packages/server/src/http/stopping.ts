import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './errors.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** True as soon as the server stops: new calls are refused with a sentence. */
    isStopping(): boolean;
    /**
     * Answers accepted calls and refuses new ones, then closes the connections. Calls that take longer than
     * this time are cut.
     */
    finish(withinMs: number): Promise<void>;
  }
}

/**
 * The response's headers are not visible for a stream that bypasses Fastify; an EventSource always sends this
 * request header.
 */
const isEventStream = ({ req }: ServerResponse): boolean =>
  req.headers.accept?.includes('text/event-stream') ?? false;

/** Lets a server stop gracefully. It keeps listening meanwhile: a closed port could not answer. */
export function mountStopping(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  let stopping = false;
  let allAnswered = () => {};
  app.decorate('isStopping', () => stopping);
  app.decorate('finish', async (withinMs: number) => {
    stopping = true;
    // Event streams never end by themselves; browsers reconnect, to the next server.
    for (const response of open) if (isEventStream(response)) response.end();
    if (open.size > 0) {
      await new Promise<void>((resolve) => {
        allAnswered = resolve;
        setTimeout(resolve, withinMs).unref();
      });
    }
    for (const response of open) response.destroy();
    app.server.closeIdleConnections();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (stopping) {
      void refuse(reply.header('connection', 'close').header('retry-after', '5'), 503, 'serviceAway', {
        reference: request.id,
      });
      return;
    }
    open.add(reply.raw);
    reply.raw.once('close', () => {
      open.delete(reply.raw);
      if (open.size === 0) allAnswered();
    });
    done();
  });
}
