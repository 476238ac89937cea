import type { AddressInfo } from 'node:net';
import { createClient, type Client } from '@ca-portal/api';
import type { RoleId } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.js';
import { composeServices, type Foundations } from '../compose.js';
import { testConfig, type Config } from '../config/config.js';
import type { OpenDatabase } from '../db/open.js';
import { userRoles, users } from '../db/schema/index.js';
import { createLog } from '../log.js';
import { createMetrics, watchStatements } from '../metrics/index.js';
import { openSession } from '../services/session/tokens.js';
import { seedDemo } from '../seed/index.js';
import type { Services } from '../context/services.js';
import { sampleTime } from './templates.js';
import { openTestDatabase } from './test-database.js';
import type { Workers } from '../workers/index.js';
import { testWorkers } from './test-workers.js';
import { testClock, type TestClock } from './test-clock.js';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly url: string;
  readonly clock: TestClock;
  /** Log lines of the server. */
  readonly logged: readonly string[];
  /** A client without a login, or with the token given. */
  client(token?: string): Client;
  /** A client with a session of this demo account, in its first role. */
  loginAs(username: string): Promise<Client & { token: string }>;
  close(): Promise<void>;
}

/**
 * A complete server over an empty database with the sample data, or over a given one, listening on a free
 * port. Share one per test file; its clock stands still until the test moves it.
 */
export async function createTestServer({
  ports,
  database: given,
  workers = testWorkers(),
  ...overrides
}: Partial<Config> &
  Pick<Foundations, 'ports'> & { database?: OpenDatabase; workers?: Workers } = {}): Promise<TestServer> {
  const clock = testClock(sampleTime);
  const logged: string[] = [];
  const config = { ...testConfig, ...overrides };
  const database = given ?? (await openTestDatabase(config.demo ? 'sample' : 'tables'));
  const log = createLog(config, (line) => logged.push(line));
  const metrics = createMetrics({ databaseKind: database.kind, poolUse: database.poolUse });
  watchStatements(database, { metrics, log, slowMs: config.slowStatementMs });
  const settings = { ...config };
  const services = composeServices({
    ...database,
    config: settings,
    log,
    workers,
    metrics,
    clock,
    ports,
  });
  // A given database may lack the sample data.
  if (given && config.demo) await seedDemo(services);
  const app = await buildApp(services);
  await app.listen({ host: config.host, port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  // Known only after listening: the address for outside parties.
  settings.publicUrl = url;

  // The client's deduplication and retries are off: every call has to reach the server as sent.
  const client = (token?: string) =>
    createClient({
      baseUrl: `${url}/mh`,
      getToken: () => token ?? null,
      repeatWindowMs: 0,
      retries: { count: 0 },
    });
  return {
    app,
    services,
    url,
    clock,
    logged,
    client,
    async loginAs(username) {
      const [user] = await services.db
        .select({ userId: users.id, roleId: userRoles.roleId })
        .from(users)
        .innerJoin(userRoles, eq(userRoles.userId, users.id))
        .where(eq(users.username, username))
        .orderBy(userRoles.roleId)
        .limit(1);
      if (!user) throw new Error(`no demo account ${username}`);
      const token = await openSession(services.db, clock(), {
        userId: user.userId,
        roleId: user.roleId as RoleId,
        method: 'password',
      });
      return { ...client(token), token };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
