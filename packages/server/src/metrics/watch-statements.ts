import type { FastifyBaseLogger } from 'fastify';
import { currentCall } from '../kernel/current-call.js';
import type { OpenDatabase } from '../db/open.js';
import type { Metrics } from './metrics.js';

interface Watching {
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** 0 logs none. */
  readonly slowMs: number;
}

/** Long enough for our statements; a list of a thousand ids is cut off. */
const longestText = 2_000;

/** Counts statements and logs the slow ones: text with placeholders, never the parameters. */
export function watchStatements(database: OpenDatabase, { metrics, log, slowMs }: Watching): void {
  database.onStatement(({ text, ms, failed }) => {
    metrics.statement(ms / 1000, failed);
    if (slowMs === 0 || ms < slowMs) return;
    const { requestId, route } = currentCall() ?? {};
    log.warn(
      { statement: text.slice(0, longestText), ms: Math.round(ms), reqId: requestId, route },
      'slow statement',
    );
  });
}
