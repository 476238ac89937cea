import { session } from '@ca-portal/api/groups/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parameters, roleMenus, sysMenus, sysRoles } from '../db/schema/index.js';
import { createTestServer, type TestServer } from '../testing/index.js';
import { prepareDatabase } from './index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a start adds what is missing, and leaves existing data unchanged', async () => {
  const { db } = server.services;
  const tree = async () => (await server.loginAs('qiye')).use(session).routers();
  const before = await tree();
  const count = () =>
    Promise.all([sysMenus, roleMenus, sysRoles, parameters].map((table) => db.$count(table)));
  const counts = await count();
  await db.update(parameters).set({ value: '90' }).where(eq(parameters.key, 'cert.renew.windowDays'));
  await db.delete(parameters).where(eq(parameters.key, 'lock.port.count'));

  // The state after migration 0009 of an older database.
  await db.delete(roleMenus);
  await db.delete(sysMenus);
  expect(await tree()).toEqual([]);
  await prepareDatabase(server.services);
  await prepareDatabase(server.services);
  expect(await tree()).toEqual(before);
  expect(await count()).toEqual(counts);
  const [kept] = await db.select().from(parameters).where(eq(parameters.key, 'cert.renew.windowDays'));
  expect(kept?.value).toBe('90');
});
