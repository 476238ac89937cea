import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { certificateRecords, certificates } from '../db/schema/index.js';
import { createTestServer } from '../testing/index.js';
import {
  checkCertificateRecords,
  CertificateRecordsBroken,
  demandCertificateRecords,
  hashOf,
} from './certificate-records.js';

const server = await createTestServer();
afterAll(() => server.close());
const { db } = server.services;
const faults = async (of = db) => (await checkCertificateRecords(of)).faults;
const newest = async (of = db) => {
  const [row] = await of
    .select()
    .from(certificateRecords)
    .orderBy(desc(certificateRecords.position))
    .limit(1);
  return row!;
};
const live = async () => {
  const [row] = await db.select().from(certificates).where(eq(certificates.status, 'active')).limit(1);
  return row!;
};

it('contain the sample data’s issues and revocations, each with the hash of the previous one', async () => {
  const rows = await db.select().from(certificateRecords).orderBy(certificateRecords.position);
  const all = await db.select().from(certificates);
  const revoked = all.filter(({ status }) => status === 'cancelled').length;
  expect(revoked).toBeGreaterThan(0);
  expect(await checkCertificateRecords(db)).toEqual({
    records: all.length + revoked,
    head: rows.at(-1)?.hash,
    faults: [],
  });
  await expect(db.delete(certificateRecords)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
});

it('record a revocation in its own transaction, or not at all', async () => {
  const { id, serialNumber } = await live();
  const revoke = { status: 'cancelled', revocationReason: 'lost', revokedAt: server.clock() } as const;
  const before = await newest();
  await expect(
    db.transaction(async (tx) => {
      await tx.update(certificates).set(revoke).where(eq(certificates.id, id));
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await newest()).toEqual(before);
  await db.update(certificates).set(revoke).where(eq(certificates.id, id));
  const after = await newest();
  expect(after).toMatchObject({ position: before.position + 1, previousHash: before.hash });
  expect(JSON.parse(after.entry)).toMatchObject({
    event: 'revoke',
    at: server.clock().toISOString(),
    serialNumber,
    reason: 'lost',
  });
  expect(await faults()).toEqual([]);
});

it('stay one chain when many are revoked at once', async () => {
  const { close, services } = await createTestServer();
  onTestFinished(close);
  const { db } = services;
  const rows = await db.select().from(certificates).where(eq(certificates.status, 'active'));
  const before = await newest(db);
  await Promise.all(
    rows.map(({ id }) => db.update(certificates).set({ status: 'cancelled' }).where(eq(certificates.id, id))),
  );
  await Promise.all(
    rows.map(({ id }) => db.update(certificates).set({ status: 'active' }).where(eq(certificates.id, id))),
  );
  const after = await newest(db);
  expect(after.position).toBe(before.position + rows.length);
  // Reactivating a certificate without a record is detected too.
  expect(await faults(db)).toEqual(
    expect.arrayContaining(rows.map(({ serialNumber }) => ({ serialNumber, what: 'unrecorded' }))),
  );
});

describe('somebody with access to the database', () => {
  const off = sql`alter table certificate_records disable trigger all`;
  const on = sql`alter table certificate_records enable trigger all`;
  const third = eq(certificateRecords.position, 3);

  /** Makes a change and undoes it, so that each test starts with an intact chain. */
  async function tampering(deed: (tx: typeof db) => Promise<unknown>) {
    let found: Awaited<ReturnType<typeof faults>> = [];
    const undone = new Error('undone');
    await db
      .transaction(async (tx) => {
        await tx.execute(off);
        await deed(tx);
        await tx.execute(on);
        found = [...(await checkCertificateRecords(tx)).faults];
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return found;
  }

  it('is detected when he changes a record', async () => {
    const changed = { entry: sql`replace(${certificateRecords.entry}, 'event', 'evend')` };
    expect(await tampering((tx) => tx.update(certificateRecords).set(changed).where(third))).toEqual([
      { position: 3, what: 'changed' },
    ]);
  });

  it('is detected when he recomputes the hash of a changed record', async () => {
    const [row] = await db.select().from(certificateRecords).where(third);
    const entry = row!.entry.replace('"at"', '"At"');
    const made = { entry, hash: hashOf({ ...row!, entry }) };
    expect(await tampering((tx) => tx.update(certificateRecords).set(made).where(third))).toContainEqual({
      position: 4,
      what: 'unchained',
    });
  });

  it('is detected when he removes a record, in the middle or at the end', async () => {
    const middle = await tampering((tx) => tx.delete(certificateRecords).where(third));
    expect(middle).toContainEqual({ position: 4, what: 'unchained' });
    const { position } = await newest();
    const last = eq(certificateRecords.position, position);
    expect(await tampering((tx) => tx.delete(certificateRecords).where(last))).toHaveLength(1);
  });

  it('is detected when he replaces a certificate', async () => {
    const { id, serialNumber } = await live();
    const other = { signCertificate: 'MIIB' };
    expect(
      await tampering((tx) => tx.update(certificates).set(other).where(eq(certificates.id, id))),
    ).toEqual([{ serialNumber, what: 'unrecorded' }]);
  });

  it('makes the daily check fail by name', async () => {
    await db.execute(off);
    onTestFinished(() => db.execute(on).then(() => undefined));
    const [row] = await db.select().from(certificateRecords).where(third);
    await db.update(certificateRecords).set({ entry: '{}' }).where(third);
    onTestFinished(async () => {
      await db.update(certificateRecords).set({ entry: row!.entry }).where(third);
    });
    await expect(demandCertificateRecords({ db })).rejects.toThrow(CertificateRecordsBroken);
  });
});
