import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, testClock } from '../testing/index.js';
import { uniqueViolation } from './db.js';
import { nextNumber, nextOrderNo } from './ids.js';
import { migrationsFolder } from './migrate.js';
import type { OpenDatabase } from './open.js';
import * as schema from './schema/index.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = testClock(new Date('2026-11-21T02:00:00Z'))();
const entry = { at, action: 'test', subjectType: 'order', subjectId: 'DD20261121000001' };
const refusedBy = async (call: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the database let it pass');
};

describe('numbers', () => {
  it('are given out once, in order, however many ask', async () => {
    const numbers = await Promise.all(Array.from({ length: 40 }, () => nextNumber(database.db, 'test')));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('count anew each Beijing day', async () => {
    expect(await nextOrderNo(database.db, new Date('2026-11-21T15:59:59Z'))).toBe('DD20261121000001');
    expect(await nextOrderNo(database.db, new Date('2026-11-21T15:59:59Z'))).toBe('DD20261121000002');
    expect(await nextOrderNo(database.db, new Date('2026-11-21T16:00:00Z'))).toBe('DD20261122000001');
  });

  it('come back when the transaction that took them fails', async () => {
    const { db } = database;
    await refusedBy(
      db.transaction(async (tx) => {
        await nextNumber(tx, 'rolled back');
        throw new Error('changed my mind');
      }),
    );
    expect(await nextNumber(db, 'rolled back')).toBe(1);
  });
});

describe('the past', () => {
  it('can be added to, never changed', async () => {
    const { db } = database;
    const { auditLog } = schema;
    await db.insert(auditLog).values(entry);
    const attempts = [
      db.update(auditLog).set({ action: 'nothing' }),
      db.delete(auditLog).where(eq(auditLog.action, 'test')),
      db.update(schema.ledgerEntries).set({ amountFen: 0 }),
      db.delete(schema.orderEvents),
    ];
    for (const attempt of attempts) {
      const error = await refusedBy(attempt);
      expect(String((error as Error).cause)).toContain('append-only');
    }
    expect(await db.select().from(auditLog).orderBy(auditLog.id)).toHaveLength(1);
  });
});

describe('uniqueness', () => {
  it('is the database’s, and told by its constraint', async () => {
    const { db } = database;
    const row = { businessKey: 'pay:1', account: 'alipay', amountFen: 1, at };
    await db.insert(schema.ledgerEntries).values(row);
    expect(uniqueViolation(await refusedBy(db.insert(schema.ledgerEntries).values(row)))).toBe(
      'ledger_entries_business_key_unique',
    );
    const user = { passwordHash: 'x', name: 'x', idNumber: '', createdAt: at };
    const ids = ['0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01', '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e02'];
    await db.insert(schema.users).values({ ...user, id: ids[0]!, username: 'one', phone: '1' });
    const twin = db.insert(schema.users).values({ ...user, id: ids[1]!, username: 'ONE', phone: '2' });
    expect(uniqueViolation(await refusedBy(twin))).toBe('users_username_unique');
  });

  it('is not mistaken for another error', async () => {
    const orphan = { orderNo: 'none', at, event: 'x', toState: 20 as const, title: 'x' };
    const error = await refusedBy(database.db.insert(schema.orderEvents).values(orphan));
    expect(uniqueViolation(error)).toBeUndefined();
    expect(uniqueViolation(new Error('something else'))).toBeUndefined();
  });
});

describe('migrations', () => {
  it('say what the schema says', async () => {
    const folder = join(migrationsFolder(), 'meta');
    const journal = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8'));
    const last = String(journal.entries.at(-1).idx).padStart(4, '0');
    const before = JSON.parse(readFileSync(join(folder, `${last}_snapshot.json`), 'utf8'));
    expect(await generateMigration(before, generateDrizzleJson({ ...schema }, before.id))).toEqual([]);
  });
});
