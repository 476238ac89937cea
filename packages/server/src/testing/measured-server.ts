import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { directoryStore } from '../adapters/files/live/directory-store.js';
import { openWorkers } from '../workers/index.js';
import { createTestServer } from './create-test-server.js';

/**
 * A server in its own process, forked by tests that measure it: their own work must not count as the
 * server's. With the whole corpus its workers have the limits of a real server; files are stored on disk like
 * those of a real one. `measure` answers what has happened since its last call.
 */
export interface Measured {
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly rssMb: number;
}

/** Endless work is stopped: on a push after two seconds instead of ten, which proves the same. */
const limits = process.env['CORPUS'] === 'full' ? {} : { sent: { withinMs: 2_000 } };
const kept = mkdtempSync(join(tmpdir(), 'portal-measured-'));
const server = await createTestServer({
  workers: openWorkers(limits),
  ports: { files: directoryStore(kept) },
});
const { token } = await server.loginAs('zaojia');
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('message', (message) => {
  if (message !== 'measure') return;
  const measured: Measured = {
    p99Ms: delay.percentile(99) / 1e6,
    maxMs: delay.max / 1e6,
    rssMb: process.memoryUsage().rss / 1_048_576,
  };
  delay.reset();
  process.send?.(measured);
});
process.on('disconnect', () => {
  rmSync(kept, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ url: server.url, token });
