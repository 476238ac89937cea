import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.js';
import { isExposed } from './config/config-from-env.js';
import { composeServices, type Ports } from './compose.js';
import type { Config } from './config/config.js';
import { installationSecret, makeOwnerOnly } from './data-directory/index.js';
import type { OpenDatabase } from './db/open.js';
import { createAdminCommand, hasAdministrator } from './first-administrator/index.js';
import { createLog } from './log.js';
import { createMetrics, watchStatements } from './metrics/index.js';
import { failedStart, openDatabase, undoAll, type Undo } from './open-database.js';
import { demandSecret } from './pki/index.js';
import { demoAccounts, demoPassword, prepareDatabase, seedDemo } from './seed/index.js';
import { demandNoSampleAccounts } from './seed/sample-accounts.js';
import { StartError, systemCode } from './kernel/start-error.js';
import { openWorkers } from './workers/index.js';

export interface StartOptions {
  readonly config: Config;
  /** Called before each step that may take seconds. */
  readonly onProgress?: (text: string) => void;
  /** A province's own adapters to outside parties. */
  readonly ports?: Ports;
}

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly database: { readonly kind: string; readonly promise: string };
  /** Demo accounts, if the sample data are on. */
  readonly accounts: readonly {
    readonly username: string;
    readonly password: string;
    readonly who: string;
  }[];
  /** Where the SMS sandbox shows what it would have sent; null without it. */
  readonly outboxUrl: string | null;
  /** False until `create-admin` was run: nobody can administer the platform. */
  readonly administrated: boolean;
  readonly log: FastifyBaseLogger;
  /** Answers accepted calls, refuses new ones, and closes everything. */
  close(): Promise<void>;
}

/** Time limit for accepted calls; the rest of closing must fit into `serve`'s limit. */
const answerWithinMs = 7_000;

/** Now and every hour; without it, lists in the embedded database take five times as long. */
async function keepAnalyzed(database: OpenDatabase, log: FastifyBaseLogger, undo: Undo): Promise<void> {
  await database.analyze();
  const timer = setInterval(() => {
    database.analyze().catch((err: unknown) => log.error({ err }, 'analyzing the tables failed'));
  }, 3_600_000).unref();
  undo.push(() => clearInterval(timer));
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const code = systemCode(cause);
    throw new StartError(
      'port-taken',
      code === 'EADDRINUSE'
        ? `端口 ${port} 已被其他程序占用。请停止该程序，或用 PORT 指定另一个端口。`
        : `不能在 ${host}:${port} 上监听（${code || '未知原因'}）。请用 HOST 和 PORT 指定可用的地址和端口。`,
      { cause },
    );
  }
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${(app.server.address() as AddressInfo).port}`;
}

/** Opens everything and resolves when requests can be accepted. Throws StartError with a sentence. */
export async function startServer({
  config,
  onProgress = () => {},
  ports,
}: StartOptions): Promise<RunningServer> {
  const undo: Undo = [];
  try {
    const log = createLog(config);
    const open = makeOwnerOnly(config.dataDir);
    if (open)
      log.warn({ path: open }, 'others may read the data directory: its permissions cannot be changed');
    const database = await openDatabase(config, undo, onProgress);
    const metrics = createMetrics({ databaseKind: database.kind, poolUse: database.poolUse });
    watchStatements(database, { metrics, log, slowMs: config.slowStatementMs });
    const secret = config.secret || installationSecret(config.dataDir);
    // A mutable copy: with port 0 the address is known only after listening.
    const settings = { ...config, secret };
    const clock = () => new Date();
    await demandSecret({ db: database.db, secret, clock });
    const workers = openWorkers();
    undo.push(() => workers.close());
    for (const sentence of config.placeholders) log.warn(sentence);
    const services = composeServices({ ...database, config: settings, log, metrics, workers, clock, ports });
    await prepareDatabase(services);
    if (config.demo) {
      onProgress('正在准备演示数据');
      await seedDemo(services);
    } else if (isExposed(config)) await demandNoSampleAccounts(services.db);
    const administrated = await hasAdministrator(services.db);
    if (!administrated) {
      log.warn(`no platform administrator yet: stop the server and run ${createAdminCommand}`);
    }
    await keepAnalyzed(database, log, undo);
    const app = await buildApp(services);
    undo.push(async () => {
      await app.finish(answerWithinMs);
      await app.close();
    });
    app.server.on('error', (err) => log.error({ err }, 'the listening socket failed'));
    const url = await listen(app, config);
    settings.publicUrl ||= url;
    workers.warm().catch((err: unknown) => log.error({ err }, 'no worker process could be started'));
    const { kind, promise } = database;
    log.info({ url, database: kind, sandbox: config.sandbox }, 'ready');
    return {
      url,
      database: { kind, promise },
      accounts: config.demo
        ? demoAccounts.map(({ username, who }) => ({ username, password: demoPassword, who }))
        : [],
      outboxUrl: config.sandbox && !config.aliyunSms ? `${url}/sandbox/outbox` : null,
      administrated,
      log,
      close: () => undoAll(undo),
    };
  } catch (error) {
    throw await failedStart(error, config, undo);
  }
}
