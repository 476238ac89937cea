import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { orderService as group } from '@ca-portal/api/groups/order-service';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderDrafts } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { forgetDrafts } from './drafts.js';

const start = new Date('2026-11-21T02:00:00Z');
const day = 86_400_000;
let server: TestServer;
let leader: Client;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(start);
  leader = await server.loginAs('fuzeren');
});
afterAll(() => server.close());

const at = (draftKey: string) => ({ params: { draftKey } });
const keep = (form: string, draftKey = 'order:lock-personal', by = leader) =>
  by.use(group).keepDraft({ ...at(draftKey), body: { form } });
const read = (by = leader, draftKey = 'order:lock-personal') => by.use(group).draft(at(draftKey));

it('can be continued by the same person on another device, and nobody else sees it', async () => {
  await keep('{"years":"2"}');
  await keep('{"years":"3"}');
  const elsewhere = await server.loginAs('fuzeren');
  expect(await read(elsewhere)).toEqual({ form: '{"years":"3"}', savedAt: '2026-11-21 10:00:00' });
  expect(await read(elsewhere, 'order:mobile')).toBeNull();
  expect(await read(await server.loginAs('qiye'))).toBeNull();
  const other = await server.loginAs('zaojia');
  await other.use(group).dropDraft(at('order:lock-personal'));
  expect(await read()).not.toBeNull();
  await leader.use(group).dropDraft(at('order:lock-personal'));
  expect(await read()).toBeNull();
});

it('accepts no more than a form, and only under the names of pages', async () => {
  expect((await refusal(keep('x'.repeat(20_001)))).code).toBe(errorCodes.badRequest);
  expect((await refusal(keep('{}', 'a b'))).code).toBe(errorCodes.badRequest);
  expect((await refusal(server.client().use(group).draft(at('order:mobile')))).code).toBe(
    errorCodes.unauthorized,
  );
});

it('deletes the oldest to make room for the twenty-first', async () => {
  for (let i = 0; i < 21; i += 1) {
    server.clock.set(new Date(start.getTime() + i * 1_000));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each with its time
    await keep('{}', `order:p${i}`);
  }
  expect(await read(leader, 'order:p0')).toBeNull();
  expect(await read(leader, 'order:p1')).not.toBeNull();
  expect(await read(leader, 'order:p20')).not.toBeNull();
});

it('expires after thirty days, and is then deleted', async () => {
  await keep('{}');
  server.clock.set(new Date(start.getTime() + 30 * day));
  leader = await server.loginAs('fuzeren');
  expect(await read()).toBeNull();
  server.clock.set(new Date(start.getTime() + 31 * day));
  await forgetDrafts(server.services);
  expect(await server.services.db.$count(orderDrafts)).toBe(0);
});
