import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, openBeside, type TestServer } from '../testing/index.js';
import { changeCounter, Kept, unheardChanges, type Topic } from './changes.js';
import { parameters, roleMenus, sessions, userRoles, users } from './schema/index.js';

describe('the cache', () => {
  const reader = () => {
    let reads = 0;
    return { read: async () => (reads += 1), times: () => reads };
  };

  it('shares one query between simultaneous calls, and asks again after a change', async () => {
    const changes = changeCounter();
    const kept = new Kept<number>(changes, 'sessions');
    const { read } = reader();
    expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual([1, 1]);
    expect(await kept.get('b', read)).toBe(2);
    changes.count('roles');
    expect(await kept.get('a', read)).toBe(1);
    changes.count('sessions');
    expect(await kept.get('a', read)).toBe(3);
  });

  it('does not keep a value if a change came while it was read', async () => {
    const changes = changeCounter();
    const kept = new Kept<string>(changes, 'sessions');
    const answers: ((value: string) => void)[] = [];
    const slow = () => new Promise<string>((resolve) => answers.push(resolve));
    const before = kept.get('a', slow);
    changes.count('sessions');
    const after = kept.get('a', slow);
    answers[1]?.('new');
    answers[0]?.('old');
    expect([await before, await after]).toEqual(['old', 'new']);
    expect(await kept.get('a', slow)).toBe('new');
  });

  it('caches no failure, and nothing at all if nobody listens for changes', async () => {
    const kept = new Kept<number>(changeCounter(), 'roles');
    await expect(kept.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await kept.get('a', async () => 7)).toBe(7);
    const { read } = reader();
    const deaf = new Kept<number>(unheardChanges(), 'roles');
    expect([await deaf.get('a', read), await deaf.get('a', read)]).toEqual([1, 2]);
  });
});

describe('a change', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const deeds: readonly [
    Topic,
    (db: TestServer['services']['db'], userId: string) => PromiseLike<unknown>,
  ][] = [
    [
      'sessions',
      (db) =>
        db
          .update(sessions)
          .set({ endedAt: new Date(0) })
          .where(eq(sessions.method, 'lock')),
    ],
    ['sessions', (db, id) => db.update(users).set({ disabled: true }).where(eq(users.id, id))],
    ['sessions', (db, id) => db.update(users).set({ companyId: null }).where(eq(users.id, id))],
    ['sessions', (db, id) => db.delete(userRoles).where(eq(userRoles.userId, id))],
    ['roles', (db) => db.delete(roleMenus).where(eq(roleMenus.menuId, 1))],
    ['roles', (db) => db.execute(sql`update sys_roles set stopped = false`)],
    ['roles', (db) => db.execute(sql`update sys_menus set stopped = false`)],
    [
      'parameters',
      (db) => db.update(parameters).set({ value: '1' }).where(eq(parameters.key, 'coupon.perOrder')),
    ],
  ];

  /**
   * Every connection of the pool listens and receives a change at its own time: a late notification of the
   * last change would look like the next one. This query on all connections at once returns after all have
   * received it (and none stays idle for long).
   */
  const heardByAll = () =>
    Promise.all(Array.from({ length: 20 }, () => server.services.db.execute(sql`select 1`)));

  it('is known when its commit is answered, and not before', async () => {
    const { db, changes } = server.services;
    const [user] = await db.select().from(users).where(eq(users.username, 'ziranren'));
    for (const [topic, deed] of deeds) {
      await heardByAll();
      const before = changes.version(topic);
      await db.transaction(async (tx) => {
        await deed(tx, user?.id ?? '');
        expect(changes.version(topic)).toBe(before);
      });
      expect(changes.version(topic)).toBeGreaterThan(before);
    }
  });

  it('that a login or its last call makes is none', async () => {
    const { db, changes, clock } = server.services;
    await heardByAll();
    const before = changes.version('sessions');
    await server.loginAs('zhuanjia');
    await db.update(sessions).set({ lastSeenAt: clock() });
    await heardByAll();
    expect(changes.version('sessions')).toBe(before);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])('reaches the other instances', async () => {
    const other = await openBeside(server.services);
    try {
      const before = server.services.changes.version('parameters');
      await other.db.update(parameters).set({ value: '2' }).where(eq(parameters.key, 'coupon.perOrder'));
      await expect
        .poll(() => server.services.changes.version('parameters'), { timeout: 30_000 })
        .toBeGreaterThan(before);
    } finally {
      await other.close();
    }
  });
});
