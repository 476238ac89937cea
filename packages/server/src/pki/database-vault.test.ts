import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open.js';
import { authorityKeys } from '../db/schema/index.js';
import { openTestDatabase } from '../testing/index.js';
import { createPki, databaseRevocations, databaseVault, demandSecret, WrongSecretError } from './index.js';

const clock = () => new Date('2026-11-21T02:00:00Z');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** As another process sees it: only the database and the secret are shared. */
const instance = (secret = 'secret') => {
  const { db } = database;
  const vault = databaseVault({ db, secret, clock });
  const revocations = databaseRevocations(db);
  return createPki({ vault, revocations, publicUrl: () => 'http://portal.example', clock });
};

const issue = (pki: ReturnType<typeof instance>) =>
  pki.issue(
    { code: 'F01', name: '北辰 CA' },
    {
      subject: { commonName: '示例建设工程有限公司' },
      publicKey: new Uint8Array(
        generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }),
      ),
      purpose: 'sign',
      notBefore: clock(),
      notAfter: new Date('2027-11-21T02:00:00Z'),
    },
  );

it('lets instances that start at once use the same authority, and trust each other’s certificates', async () => {
  const [one, other] = [instance(), instance()];
  const [mine, yours] = await Promise.all([issue(one), issue(other)]);
  expect(await one.rootPem()).toBe(await other.rootPem());
  expect(await one.chainPem()).toBe(await other.chainPem());
  for (const pki of [one, other, instance()]) {
    expect(await pki.verify(mine.der, clock())).toMatchObject({ ok: true });
    expect(await pki.verify(yours.der, clock())).toMatchObject({ ok: true });
  }
});

it('stores no private key in plain text, and refuses another secret with a hint', async () => {
  const rows = await database.db.select().from(authorityKeys);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['ca/issuer/F01', 'ca/root']);
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
  await expect(issue(instance('another'))).rejects.toThrow(WrongSecretError);
  await expect(issue(instance('another'))).rejects.toThrow(/Bring back the secret/);
});

it('accepts no other secret, in a new database and in one without the check', async () => {
  const { db } = database;
  const demand = (secret: string) => demandSecret({ db, secret, clock });
  await db.delete(authorityKeys);
  await demand('first');
  await demand('first');
  await expect(demand('second')).rejects.toThrow(WrongSecretError);
  await db.delete(authorityKeys);
  await databaseVault({ db, secret: 'first', clock }).getOrCreate('older', async () => ({
    publicPart: '',
    privateKey: 'key',
  }));
  await expect(demand('second')).rejects.toThrow(WrongSecretError);
  await demand('first');
});
