import type { FastifyBaseLogger } from 'fastify';
import { currentCall } from './kernel/current-call.js';

/** Exit code after an uncaught exception: `EX_SOFTWARE` of sysexits. The supervisor starts a new process. */
export const faultExit = 70;

interface Guard {
  readonly log: FastifyBaseLogger;
  /** Stops the process gracefully. */
  stop(code: number): void;
}

/**
 * Handles faults that no call has caught (ADR 0018). An unhandled rejection affects only its own operation:
 * it is logged with its request, and the server continues. An uncaught exception may leave inconsistent
 * state: the server answers accepted calls and exits, to be replaced by another process.
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
  // The reader of our log has closed the pipe: that must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
