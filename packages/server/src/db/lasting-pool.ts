import pg, { type PoolClient, type PoolConfig } from 'pg';
import { noteWrite } from '../kernel/current-call.js';
import { DatabaseLost, fateOf, meansLost, meansRefused } from './database-lost.js';
import type { StatementWatch } from './statements.js';

/** The one overload of pg that drizzle uses; the casts below convert between the two. */
type Query = (config: unknown, values?: unknown) => Promise<unknown>;

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as { text?: unknown }).text ?? '');

/**
 * Turns a connection's failure into the failure of one call. pg emits errors of a checked-out connection as
 * an event, and an unhandled error event ends the process.
 */
function guard(client: PoolClient, watch: StatementWatch, onLoss: () => void): void {
  const send = client.query.bind(client) as unknown as Query;
  let lost: DatabaseLost | undefined;
  let inTransaction = false;
  client.on('error', onLoss);
  const guarded: Query = async (config, values) => {
    const text = textOf(config);
    // The rollback after a lost commit must report the same fate as the commit.
    if (lost) throw lost;
    const fate = fateOf(text, inTransaction);
    try {
      const result = await watch.watched(text, () => send(config, values));
      if (/^\s*begin\b/i.test(text)) inTransaction = true;
      if (/^\s*(?:commit|rollback)\s*$/i.test(text)) inTransaction = false;
      if (fate === 'unknown') noteWrite();
      return result;
    } catch (error) {
      // drizzle releases a connection only after `begin` has succeeded: without this, twenty such failures
      // would use up the pool.
      if (/^\s*begin\b/i.test(text)) client.release(true);
      if (!meansLost(error)) throw error;
      onLoss();
      // E.g. a full disk refuses the statement, but the connection stays usable.
      if (meansRefused(error)) throw new DatabaseLost('none', error);
      lost = new DatabaseLost(fate, error);
      // pg treats a terminated connection as usable until its socket has closed.
      const release = client.release as PoolClient['release'] | undefined;
      if (release) client.release = () => release(true); // missing while the connection is being prepared
      throw lost;
    }
  };
  client.query = guarded as unknown as typeof client.query;
}

export interface LastingOptions {
  readonly config: PoolConfig;
  readonly watch: StatementWatch;
  /** Prepares a new connection; its statements are not watched yet. */
  readonly onConnect: (client: PoolClient) => Promise<void>;
  /** A connection ended, expected or not. */
  readonly onLoss: () => void;
}

/**
 * A pool that survives a restart of its server: a lost connection throws DatabaseLost, and the next call gets
 * a new one.
 */
export function lastingPool({ config, watch, onConnect, onLoss }: LastingOptions): pg.Pool {
  const pool = new pg.Pool({
    // Otherwise a call waits forever for a server that drops packets, or for twenty calls that wait for it.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...config,
    onConnect: async (client) => {
      guard(client as PoolClient, watch, onLoss);
      await onConnect(client as PoolClient);
    },
  });
  pool.on('remove', onLoss);
  // The server cut an idle connection: the pool has already removed it.
  pool.on('error', onLoss);

  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connected = async (): Promise<PoolClient> => {
    try {
      return await connect();
    } catch (error) {
      throw meansLost(error) ? new DatabaseLost('none', error) : error;
    }
  };
  const query: Query = async (config_, values) => {
    const client = await connected();
    try {
      return await (client.query as unknown as Query)(config_, values);
    } finally {
      client.release();
    }
  };
  // Only the promise variants, which drizzle uses: they keep the async context of the request, pg's callbacks
  // do not.
  pool.connect = connected as unknown as typeof pool.connect;
  pool.query = query as unknown as typeof pool.query;
  return pool;
}
