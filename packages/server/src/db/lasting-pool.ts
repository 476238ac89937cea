import pg, { type PoolClient, type PoolConfig } from 'pg';
import { noteWrite } from '../kernel/current-call.js';
import { DatabaseLost, fateOf, meansLost, meansRefused } from './database-lost.js';
import type { StatementWatch } from './statements.js';

/** What drizzle calls of pg's many overloads: the casts below are between the two. */
type Query = (config: unknown, values?: unknown) => Promise<unknown>;

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as { text?: unknown }).text ?? '');

/**
 * Makes a connection's failures those of one call. pg throws what happens to a connection that is checked out as an
 * event, and an event that nobody listens to ends the process.
 */
function guard(client: PoolClient, watch: StatementWatch, onLoss: () => void): void {
  const send = client.query.bind(client) as unknown as Query;
  let lost: DatabaseLost | undefined;
  let inTransaction = false;
  client.on('error', onLoss);
  const guarded: Query = async (config, values) => {
    const text = textOf(config);
    // The rollback after a lost commit must not tell less than the commit did.
    if (lost) throw lost;
    const fate = fateOf(text, inTransaction);
    try {
      const result = await watch.watched(text, () => send(config, values));
      if (/^\s*begin\b/i.test(text)) inTransaction = true;
      if (/^\s*(?:commit|rollback)\s*$/i.test(text)) inTransaction = false;
      if (fate === 'unknown') noteWrite();
      return result;
    } catch (error) {
      // drizzle gives a connection back only after its `begin` has succeeded: twenty such would be the whole pool.
      if (/^\s*begin\b/i.test(text)) client.release(true);
      if (!meansLost(error)) throw error;
      onLoss();
      // A full disk and the like refuse the statement, and the connection goes on.
      if (meansRefused(error)) throw new DatabaseLost('none', error);
      lost = new DatabaseLost(fate, error);
      // pg takes a connection that was told to end for a good one until its socket has closed.
      const release = client.release as PoolClient['release'] | undefined;
      if (release) client.release = () => release(true); // there is none yet while it is being made ready
      throw lost;
    }
  };
  client.query = guarded as unknown as typeof client.query;
}

export interface LastingOptions {
  readonly config: PoolConfig;
  readonly watch: StatementWatch;
  /** Prepares a new connection, whose statements are not watched yet. */
  readonly onConnect: (client: PoolClient) => Promise<void>;
  /** A connection came to an end, expected or not. */
  readonly onLoss: () => void;
}

/** A pool that outlives its server: what is lost throws DatabaseLost, and the next call gets a new connection. */
export function lastingPool({ config, watch, onConnect, onLoss }: LastingOptions): pg.Pool {
  const pool = new pg.Pool({
    // Otherwise a call waits for ever for a server that swallows packets, or for twenty calls that wait for it.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...config,
    onConnect: async (client) => {
      guard(client as PoolClient, watch, onLoss);
      await onConnect(client as PoolClient);
    },
  });
  pool.on('remove', onLoss);
  // An idle connection that the server cuts: the pool has dropped it already.
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
  // Promises only, as drizzle calls them: they keep the asynchronous context of the request, pg's callbacks do not.
  pool.connect = connected as unknown as typeof pool.connect;
  pool.query = query as unknown as typeof pool.query;
  return pool;
}
