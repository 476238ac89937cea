import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { changeCounter, changesChannel, type Changes } from './changes.js';
import type { Db } from './db.js';
import { lastingPool } from './lasting-pool.js';
import { migrationsFolder } from './migrate.js';
import { statementNames } from './named-statements.js';
import * as schema from './schema/index.js';
import { statementWatch, type StatementWatch } from './statements.js';
import { watchPglite } from './watch-pglite.js';

export interface PoolUse {
  readonly total: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'PGlite' | 'PostgreSQL';
  /** How durable acknowledged data is, in the user's words. */
  readonly promise: string;
  /** Tells when cached facts have changed, on any instance. */
  readonly changes: Changes;
  readonly onStatement: StatementWatch['onStatement'];
  /** Use of the connection pool, if there is one. */
  readonly poolUse?: () => PoolUse;
  /** Updates the planner's statistics. PostgreSQL does so by itself; the embedded database never does. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

/** Advisory lock that serializes the migrations of several starting instances; any constant works. */
const migrationLock = 727_001;

/**
 * The embedded database in a directory, or in memory without one. The caller holds the directory's lock.
 * `prepared` is a dump to start from: creating the system tables takes seconds, unpacking them half a second.
 */
export async function openPglite(directory?: string, prepared?: Blob): Promise<OpenDatabase> {
  const client = new PGlite({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(prepared ? { loadDataDir: prepared } : {}),
  });
  await client.waitReady;
  const watch = statementWatch();
  watchPglite(client, watch);
  const db = drizzleLite(client, { schema });
  await migrateLite(db, { migrationsFolder: migrationsFolder() });
  const changes = changeCounter();
  await client.listen(changesChannel, changes.count);
  return {
    db,
    changes,
    onStatement: watch.onStatement,
    kind: 'PGlite',
    promise:
      directory === undefined
        ? '数据只在内存中，进程结束即清空'
        : '内嵌数据库。进程被强行结束时，已确认的数据不会丢；突然断电可能丢失最后的写入',
    analyze: async () => {
      await client.exec('analyze');
    },
    close: () => client.close(),
  };
}

/** A real PostgreSQL; several instances may share it. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const changes = changeCounter();
  const watch = statementWatch();
  const nameStatements = statementNames();
  const pool = lastingPool({
    config: { connectionString: url, max: 20 },
    watch,
    // Every connection listens, so the one that commits a change is notified before the commit is answered:
    // this instance never acts on cached facts that it has just changed itself.
    onConnect: async (client) => {
      nameStatements(client);
      client.on('notification', ({ payload }) => changes.count(payload));
      await client.query(`listen ${changesChannel}`);
      changes.countAll();
    },
    onLoss: () => changes.countAll(),
  });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePg(drizzlePg(client, { schema }), { migrationsFolder: migrationsFolder() });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // The connection may hold the lock: destroying it releases the lock.
    client.release(true);
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePg(pool, { schema }),
    changes,
    onStatement: watch.onStatement,
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    kind: 'PostgreSQL',
    promise: '外部数据库。数据的持久性由该数据库自己的配置决定',
    analyze: async () => {},
    close: () => pool.end(),
  };
}
