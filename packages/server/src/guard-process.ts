import type { FastifyBaseLogger } from 'fastify';
import { currentCall } from './kernel/current-call.js';

/** Ended by an exception that nobody caught: `EX_SOFTWARE` of sysexits. Whoever started the process starts another. */
export const faultExit = 70;

interface Guard {
  readonly log: FastifyBaseLogger;
  /** Ends the process in order. */
  stop(code: number): void;
}

/**
 * What happens to a fault that no call has caught (ADR 0018). A promise that was rejected with nobody waiting has
 * broken only what it was part of: it is logged with its request, and the server goes on. An exception has left code
 * in the middle: the server answers what it has accepted and makes room for another.
 */
export function guardProcess({ log, stop }: Guard): void {
  const call = () => {
    const { requestId, method, route } = currentCall() ?? {};
    return { reqId: requestId, method, route };
  };
  process.on('unhandledRejection', (err) => {
    log.error({ err, ...call() }, 'a promise was rejected and nobody waited for it');
  });
  process.on('uncaughtException', (err) => {
    log.fatal(
      { err, ...call() },
      'an exception that nobody caught: stopping, another process should take over',
    );
    stop(faultExit);
  });
  // Whoever read our lines has gone: that is no reason to go too.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
