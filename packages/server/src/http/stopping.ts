import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './errors.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the beginning of the end: what comes now is refused with a sentence. */
    isStopping(): boolean;
    /**
     * Answers what was accepted and refuses the rest; then the connections are closed. What is not answered within
     * the time is cut.
     */
    finish(withinMs: number): Promise<void>;
  }
}

/** A stream that was begun past Fastify keeps its headers to itself; an EventSource always asks by this one. */
const isEventStream = ({ req }: ServerResponse): boolean =>
  req.headers.accept?.includes('text/event-stream') ?? false;

/** Lets a server stop in order. Still listening while it finishes: a closed port would be no answer. */
export function mountStopping(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  let stopping = false;
  let allAnswered = () => {};
  app.decorate('isStopping', () => stopping);
  app.decorate('finish', async (withinMs: number) => {
    stopping = true;
    // They would never end by themselves; browsers open them again, at the next server.
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
