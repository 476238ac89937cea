import { monitor } from '@ca-portal/api/groups/monitor';
import { errorCodes } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '../db/schema/index.js';
import { actingAs, createTestServer, refusal, type TestServer } from '../testing/index.js';
import { enqueue, planRegularJobs, runDueJobs } from './index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = (kind: string, key: string) =>
  enqueue(server.services.db, server.clock(), [{ kind, key, payload: { for: key } }]);
const rowOf = async (kind: string) =>
  (await server.services.db.select().from(jobs).where(eq(jobs.kind, kind)))[0]!;

it('a job requested twice runs once, on one of two instances, and its payload is emptied', async () => {
  const done: string[] = [];
  const handlers = { greeting: async (_: unknown, { for: whom = '' }) => done.push(whom) };
  await ask('greeting', 'a');
  await ask('greeting', 'a');
  await ask('greeting', 'b');
  await Promise.all([runDueJobs(server.services, handlers), runDueJobs(server.services, handlers)]);
  expect(done.toSorted()).toEqual(['a', 'b']);
  expect(await rowOf('greeting')).toMatchObject({ state: 'done', payload: {} });
});

it('a job requested in a failed transaction never runs', async () => {
  const { db } = server.services;
  const undone = db.transaction(async (tx) => {
    await enqueue(tx, server.clock(), [{ kind: 'undone', key: 'x', payload: {} }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rowOf('undone')).toBeUndefined();
});

it('a failed job is retried after growing delays, then stays dead until somebody runs it', async () => {
  let broken = true;
  let runs = 0;
  const handlers = {
    fragile: async () => {
      runs += 1;
      if (broken) throw new TypeError('13000000000 cannot be reached');
    },
  };
  await ask('fragile', 'x');
  await runDueJobs(server.services, handlers);
  await runDueJobs(server.services, handlers);
  expect(runs).toBe(1);
  for (const hours of [1, 1, 1, 5]) {
    server.clock.advance({ hours });
    await runDueJobs(server.services, handlers);
  }
  server.clock.advance({ hours: 48 });
  await runDueJobs(server.services, handlers);
  expect(runs).toBe(5);
  // An error message may contain user input: only its name is stored.
  expect(await rowOf('fragile')).toMatchObject({ state: 'dead', lastError: 'TypeError' });

  const office = await actingAs(server, 'shenhe2', 109);
  const { rows } = await office.use(monitor).jobs({ query: { status: 'dead' } });
  expect(rows).toMatchObject([{ jobName: 'fragile', regular: false, failures: 5 }]);
  broken = false;
  const again = { params: { jobId: rows[0]!.jobId } };
  await office.use(monitor).runJob(again);
  await runDueJobs(server.services, handlers);
  expect(await rowOf('fragile')).toMatchObject({ state: 'done', lastError: '' });
  expect((await refusal(office.use(monitor).runJob(again))).code).toBe(errorCodes.notFound);
  const stranger = await server.loginAs('fuzeren');
  expect((await refusal(stranger.use(monitor).jobs({ query: {} }))).code).toBe(errorCodes.forbidden);
});

it('the job of a killed instance is taken over, and the late end of the first run changes nothing', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let runs = 0;
  await ask('held', 'x');
  const first = runDueJobs(server.services, { held: async () => held.then(() => (runs += 1)) });
  await expect.poll(async () => (await rowOf('held')).attempts).toBe(1);
  server.clock.advance({ minutes: 6 });
  await runDueJobs(server.services, {
    held: async () => {
      runs += 1;
      throw new RangeError();
    },
  });
  letGo();
  await first;
  expect(runs).toBe(2);
  expect(await rowOf('held')).toMatchObject({ state: 'waiting', attempts: 2, lastError: 'RangeError' });
});

it('scheduled work runs once per period, continues after failures, and is removed with its code', async () => {
  const { db } = server.services;
  let runs = 0;
  const handlers = {
    round: async () => {
      runs += 1;
      if (runs === 2) throw new Error('once');
    },
  };
  const plan = () => planRegularJobs(db, server.clock(), [{ kind: 'round', everyMs: 60_000 }]);
  await plan();
  await plan();
  await Promise.all([runDueJobs(server.services, handlers), runDueJobs(server.services, handlers)]);
  expect(runs).toBe(1);
  for (let minute = 2; minute <= 4; minute += 1) {
    server.clock.advance({ minutes: 1 });
    await runDueJobs(server.services, handlers);
    expect(runs).toBe(minute);
  }
  expect(await rowOf('round')).toMatchObject({ state: 'waiting', attempts: 0 });
  await planRegularJobs(db, server.clock(), [{ kind: 'other', everyMs: 60_000 }]);
  expect(await rowOf('round')).toBeUndefined();
});
