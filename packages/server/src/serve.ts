import { guardProcess } from './guard-process.js';
import { startServer, type RunningServer, type StartOptions } from './start-server.js';

/** A close that hangs must not keep a stopped server running. */
const closeWithinMs = 10_000;

/**
 * Runs a server as the only purpose of this process: it stops gracefully on SIGTERM, SIGINT and when its
 * parent exits, and every fault is logged before it ends. For `main`, and for a province's own start file
 * with its adapters (`ports`).
 */
export async function serve(options: StartOptions): Promise<RunningServer> {
  const server = await startServer(options);
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code || 1), closeWithinMs).unref();
    try {
      await server.close();
      process.exit(code);
    } catch (err) {
      server.log.error({ err }, 'closing failed');
      process.exit(code || 1);
    }
  };
  guardProcess({ log: server.log, stop: (code) => void stop(code) });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  // A killed parent cannot send a signal.
  process.on('disconnect', () => void stop(0));
  return server;
}
