import { errorSentence } from '@ca-portal/api/domain';
import { session } from '@ca-portal/api/groups/session';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../testing/index.js';
import { handleErrors } from './errors.js';
import { keepCurrentCall, requestNumber } from './keep-current-call.js';
import { mountStopping } from './stopping.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'info', slowStatementMs: 1, demo: false });
});
afterAll(() => server.close());

const figures = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/metrics`, { headers });
  return { status: answer.status, text: await answer.text() };
};

describe('metrics', () => {
  it('count requests by row and code, statements, jobs, and the event loop’s delay', async () => {
    await server.client().use(session).captcha();
    await refusal(server.client().use(session).info());
    await fetch(`${server.url}/nobody/knows/this/path`);
    server.services.metrics.job('closing unpaid orders', 0.1, true);
    const { text } = await figures();
    expect(text).toContain('portal_calls_total{row="GET /mh/captchaImage",code="200"} 1');
    expect(text).toContain('portal_calls_total{row="GET /mh/getInfo",code="401"} 1');
    expect(text).toContain('portal_calls_total{row="page",code="404"} 1');
    expect(text).toMatch(/portal_call_seconds_count\{row="GET \/mh\/captchaImage"\} 1/);
    expect(text).toMatch(/portal_statement_seconds_count\{outcome="ok"\} [1-9]/);
    expect(text).toContain('portal_jobs_total{job="closing unpaid orders",outcome="failed"} 1');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
    expect(text).not.toContain('knows');
  });

  it('are for this machine, and not for callers through a proxy on it', async () => {
    expect((await figures({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect((await figures({ via: '1.1 proxy' })).status).toBe(404);
    expect((await figures()).status).toBe(200);
  });

  it('are for whoever has the token, if one is configured', async () => {
    const token = 'a token of an operator';
    const guarded = await createTestServer({ metricsToken: token, demo: false });
    onTestFinished(() => guarded.close());
    const status = async (authorization: string) =>
      (await fetch(`${guarded.url}/metrics`, { headers: { authorization } })).status;
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status('Bearer another')).toBe(404);
    expect(await status('')).toBe(404);
  });
});

describe('a statement', () => {
  const secret = '辽宁某人13912345678住址';
  const linesAbout = (word: string) => server.logged.filter((line) => line.includes(word));

  it('that is slow is logged with its time and without its parameters', async () => {
    await server.services.db.execute(sql`select pg_sleep(0.05), ${secret}::text as told`);
    const [line] = linesAbout('pg_sleep');
    expect(JSON.parse(line ?? '')).toMatchObject({
      msg: 'slow statement',
      statement: 'select pg_sleep(0.05), $1::text as told',
      ms: expect.any(Number),
    });
    expect(server.logged.join('')).not.toContain('某人');
  });

  it('that fails is logged without its parameters, nor the row that the database quotes', async () => {
    const { db, log } = server.services;
    const row = { passwordHash: 'x', name: secret, idNumber: '', createdAt: new Date(0), phone: secret };
    const twin = { ...row, id: '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01', username: '某人的名字' };
    const fail = (statement: PromiseLike<unknown>) =>
      Promise.resolve(statement).catch((err: unknown) => log.error({ err }, 'it failed'));
    await db.insert(users).values(twin);
    await fail(db.insert(users).values(twin));
    await fail(db.execute(sql`select ${secret}::text::integer`));
    expect(linesAbout('it failed')).toHaveLength(2);
    expect(linesAbout('it failed')[0]).toContain('"constraint":"users_');
    expect(server.logged.join('')).not.toContain('某人');
  });
});

describe('a stop', () => {
  it('answers accepted calls, ends event streams, and refuses new calls with a sentence', async () => {
    const app = Fastify({ genReqId: requestNumber, return503OnClosing: false });
    onTestFinished(() => app.close());
    handleErrors(app);
    keepCurrentCall(app);
    mountStopping(app);
    const begun = new Set<string>();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    app.get('/slow', async ({ url }) => {
      begun.add(url);
      await held;
      return 'answered';
    });
    app.get('/stream', ({ url }, reply) => {
      begun.add(url);
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write('data: 1\n\n');
    });
    const url = await app.listen({ port: 0 });
    const accepted = fetch(`${url}/slow`);
    const stream = await fetch(`${url}/stream`, { headers: { accept: 'text/event-stream' } });
    await expect.poll(() => begun.size, { timeout: 30_000 }).toBe(2);

    const finished = app.finish(60_000);
    expect(await stream.text()).toBe('data: 1\n\n');
    const late = await fetch(`${url}/slow`);
    expect(late.status).toBe(503);
    const reference = late.headers.get('x-request-id') ?? 'none';
    expect(await late.json()).toMatchObject({ code: 503, msg: errorSentence('serviceAway', { reference }) });
    release();
    expect(await (await accepted).text()).toBe('answered');
    await finished;
  });
});
