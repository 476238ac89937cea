import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '../db/open.js';

/** The counters of one server; `/metrics` shows them with those of the process. */
export interface Metrics {
  call(row: string, code: number, seconds: number): void;
  statement(seconds: number, failed: boolean): void;
  job(name: string, seconds: number, failed: boolean): void;
  /** A payment notice without a valid signature of the channel; anybody can send one. */
  noticeRefused(reason: string): void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  readonly databaseKind?: string | undefined;
  readonly poolUse?: (() => PoolUse) | undefined;
}

/**
 * Event-loop delay, memory and garbage collection are counted once per process, even with several servers in
 * it.
 */
let ofProcess: Registry | undefined;
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

const callBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const statementBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5];

export function createMetrics({ databaseKind = 'unknown', poolUse }: MetricsOptions = {}): Metrics {
  const registers = [new Registry()];
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Answered requests, by row of the contract (or route) and the code in the envelope.',
    labelNames: ['row', 'code'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'portal_call_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['row'],
    buckets: callBuckets,
    registers,
  });
  const statements = new Histogram({
    name: 'portal_statement_seconds',
    help: 'Time until the database answered a statement, by outcome.',
    labelNames: ['outcome'],
    buckets: statementBuckets,
    registers,
  });
  const jobs = new Counter({
    name: 'portal_jobs_total',
    help: 'Runs of regular work, by outcome.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'portal_job_seconds',
    help: 'Time that a run of regular work took.',
    labelNames: ['job'],
    buckets: callBuckets,
    registers,
  });
  const notices = new Counter({
    name: 'portal_payment_notices_refused_total',
    help: 'Payment notices that were refused, by reason; all but `malformed` leave no row.',
    labelNames: ['reason'],
    registers,
  });
  new Gauge({
    name: 'portal_database_info',
    help: 'Which database is in use.',
    labelNames: ['kind'],
    registers,
  }).set({ kind: databaseKind }, 1);
  if (poolUse) {
    new Gauge({
      name: 'portal_pool_connections',
      help: 'Connections to the database by state; `waiting` are calls without one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { total, idle, waiting } = poolUse();
        this.set({ state: 'busy' }, total - idle);
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }
  const shown = () => Registry.merge([...registers, processRegistry()]);
  return {
    call(row, code, seconds) {
      calls.inc({ row, code });
      callSeconds.observe({ row }, seconds);
    },
    statement: (seconds, failed) => statements.observe({ outcome: failed ? 'failed' : 'ok' }, seconds),
    job(job, seconds, failed) {
      jobs.inc({ job, outcome: failed ? 'failed' : 'ok' });
      jobSeconds.observe({ job }, seconds);
    },
    noticeRefused: (reason) => notices.inc({ reason }),
    text: () => shown().metrics(),
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
  };
}
