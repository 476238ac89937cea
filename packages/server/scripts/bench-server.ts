// Measures what the server adds to a call: its message list and a one-row write are compared with the same
// statements on a bare Fastify route over the same database; on PostgreSQL (if TEST_DATABASE_URL is set) also
// two instances with one.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { and, count, desc, eq } from 'drizzle-orm';
import { messageRecipients, messages, officeNoticeReads, officeNotices } from '../src/db/schema/index.js';
import { openPostgres } from '../src/db/open.js';
import { inboxOf } from '../src/modules/messages/boxes.js';
import { openSession } from '../src/modules/session/tokens.js';
import { seedDemo } from '../src/seed/index.js';
import { createTestServer } from '../src/testing/index.js';

interface Figure {
  what: string;
  figure: string;
  limit: string;
  holds: boolean;
}
interface Request {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
/** Makes the next call. */
type Call = () => Request;

const callsPerBatch = 100;
const callsPerInstance = 1_000;
const rounds = 21;
const shareWanted = 0.6;
const gainWanted = 1.6;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Load {
  /** Calls per second. */
  rate(call: Call, calls?: number): Promise<number>;
  stop(): Promise<number>;
}

/** Makes the calls in a thread with its own connections. */
function startLoad(): Load {
  const worker = new Worker(new URL('load.worker.mjs', import.meta.url));
  return {
    async rate(call, calls = callsPerBatch) {
      worker.postMessage(Array.from({ length: calls }, call));
      // `once` rejects if the worker fails.
      const [rate] = (await once(worker, 'message')) as [number];
      return rate;
    },
    stop: () => worker.terminate(),
  };
}

/** Alternates between both variants, so that other load on the machine affects both equally. */
async function compare(load: Load, what: string, bare: Call, ours: Call): Promise<Figure> {
  const samples: { bare: number; ours: number }[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const sample = { bare: 0, ours: 0 };
    const order = [['bare', bare] as const, ['ours', ours] as const];
    for (const [who, call] of round % 2 === 0 ? order : order.toReversed())
      sample[who] = await load.rate(call);
    if (round >= 0) samples.push(sample);
  }
  const share = median(samples.map((sample) => sample.ours / sample.bare));
  const [oursRate, bareRate] = [median(samples.map((s) => s.ours)), median(samples.map((s) => s.bare))];
  return {
    what,
    figure: `${(share * 100).toFixed(0)} % of bare Fastify (${oursRate.toFixed(0)} against ${bareRate.toFixed(0)} calls a second)`,
    limit: `at least ${shareWanted * 100} %`,
    holds: share >= shareWanted,
  };
}

async function againstBare(): Promise<Figure[]> {
  const server = await createTestServer();
  const bare = Fastify();
  const load = startLoad();
  try {
    const { db, clock } = server.services;
    const { token } = await server.loginAs('shenhe1');
    const owner = await server.loginAs('qiye');
    const [reader] = await db
      .execute<{ user_id: string }>(
        sql`select user_id from message_recipients group by 1 order by count(*) desc limit 1`,
      )
      .then((r) => (r as unknown as { rows: { user_id: string }[] }).rows);
    // One notice per write: marking the same notice twice writes nothing.
    const fresh = await db
      .insert(officeNotices)
      .values(
        Array.from({ length: 2 * callsPerBatch * (rounds + 4) }, (_, n) => ({
          title: `${n}`,
          type: '1' as const,
          content: '',
          createdAt: clock(),
        })),
      )
      .returning({ id: officeNotices.id });
    const nextNotice = () => fresh.pop()?.id ?? 0;
    const userId = reader?.user_id ?? '';
    const joined = eq(messages.id, messageRecipients.messageId);
    // The same statements (list and write) without the server around them.
    bare.get('/messages', async () => {
      const where = inboxOf(userId, clock());
      const rows = await db
        .select()
        .from(messageRecipients)
        .innerJoin(messages, joined)
        .where(where)
        .orderBy(desc(messages.sendTime), desc(messages.id))
        .limit(10);
      const [all] = await db
        .select({ total: count() })
        .from(messageRecipients)
        .innerJoin(messages, joined)
        .where(where);
      return { code: 200, msg: '查询成功', rows, total: all?.total };
    });
    bare.post<{ Querystring: { noticeId: string } }>('/read', async ({ query }) => {
      const noticeId = Number(query.noticeId);
      await db
        .select()
        .from(officeNotices)
        .where(and(eq(officeNotices.id, noticeId)));
      await db.insert(officeNoticeReads).values({ noticeId, userId, at: clock() }).onConflictDoNothing();
      return { code: 200, msg: '操作成功', data: null };
    });
    // The server does this when it starts; PostgreSQL would do it by itself a minute later.
    await db.execute(sql`analyze`);
    const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
    // Both get the same requests except for the address; only the processing differs.
    const reading = { headers: { authorization: owner.token } };
    const writing = {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json', 'content-length': '2' },
      body: '{}',
    };
    const list = (base: string) => () => ({ url: `${base}?page=1&limit=10`, ...reading });
    const write = (base: string) => () => ({ url: `${base}?noticeId=${nextNotice()}`, ...writing });
    return [
      await compare(
        load,
        'the message list',
        list(`${bareUrl}/messages`),
        list(`${server.url}/mh/system/message/list`),
      ),
      await compare(
        load,
        'a one-row write',
        write(`${bareUrl}/read`),
        write(`${server.url}/mh/system/notice/markRead`),
      ),
    ];
  } finally {
    await load.stop();
    await bare.close();
    await server.close();
  }
}

function startInstance(databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('../src/main.ts', import.meta.url)), {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: '',
      DATABASE_URL: databaseUrl,
      SECRET: 'a secret for the bench',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: '0',
    },
    execArgv: ['--conditions=@ca-portal/source', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: { type: string; url?: string }) => {
      if (message.type === 'ready') resolve({ child, url: message.url ?? '' });
    });
    child.once('exit', (code) => reject(new Error(`an instance ended with ${code}`)));
  });
}

/** Two instances on one PostgreSQL compared with a single instance. */
async function twoInstances(databaseUrl: string): Promise<Figure> {
  const database = await openPostgres(databaseUrl);
  await seedDemo({ db: database.db, clock: () => new Date() });
  await database.db.execute(sql`analyze`);
  const rows = (await database.db.execute(sql`select id from users where username = 'qiye'`)) as unknown as {
    rows: { id: string }[];
  };
  const token = await openSession(database.db, new Date(), {
    userId: rows.rows[0]?.id ?? '',
    roleId: 5,
    method: 'password',
  });
  const [one, two] = await Promise.all([startInstance(databaseUrl), startInstance(databaseUrl)]);
  // One load generator per instance: a shared one would be the bottleneck.
  const [first, second] = [startLoad(), startLoad()];
  try {
    const call =
      ({ url }: { url: string }): Call =>
      () => ({ url: `${url}/mh/system/message/list?page=1&limit=10`, headers: { authorization: token } });
    const samples: number[] = [];
    for (let round = -2; round < 9; round += 1) {
      const alone = await first.rate(call(one), callsPerInstance);
      const both = await Promise.all([
        first.rate(call(one), callsPerInstance),
        second.rate(call(two), callsPerInstance),
      ]);
      if (round >= 0) samples.push((both[0] + both[1]) / alone);
    }
    const gain = median(samples);
    return {
      what: 'two instances on PostgreSQL',
      figure: `${gain.toFixed(2)} × one`,
      limit: `at least ${gainWanted}`,
      holds: gain >= gainWanted,
    };
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    for (const { child } of [one, two]) {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
    }
    await database.close();
  }
}

export async function measure(): Promise<Figure[]> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const figures = await againstBare();
  if (databaseUrl) return [...figures, await twoInstances(databaseUrl)];
  console.warn('     server: two instances: not measured, TEST_DATABASE_URL names no PostgreSQL');
  return figures;
}
