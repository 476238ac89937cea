import { randomUUID } from 'node:crypto';
import { parseBeijing } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import { hashPassword } from '../modules/session/passwords.js';
import { demoAccounts, demoCompany, demoPassword } from './accounts.js';
import { seedFoundations, seedOffice } from './administration.js';
import { demoCodes } from './codes.js';
import { demoDownloads, demoFacts, demoNotices, demoVisits } from './content.js';
import { seedMessages } from './messages.js';
import { demoPlatforms, demoProducts, demoProviders, includedPlatform } from './shop.js';

export { demoAccounts, demoCompany, demoPassword } from './accounts.js';

/** Serialises instances that start at once on one empty database. */
const seedLock = 727_002;

async function seedContent(db: Db, now: Date): Promise<void> {
  await db.insert(t.codeItems).values(
    Object.entries(demoCodes).flatMap(([type, items]) =>
      items.map(([codeNumber, codeContent]) => ({
        type: Number(type),
        codeNumber,
        codeContent,
        createdAt: now,
      })),
    ),
  );
  await db.insert(t.siteFacts).values(Object.entries(demoFacts).map(([name, value]) => ({ name, value })));
  await db.insert(t.siteCounters).values({ name: 'visits', value: demoVisits });
  await db
    .insert(t.notices)
    .values(demoNotices.map(({ at, ...notice }) => ({ ...notice, publishTime: parseBeijing(at) })));
  await db
    .insert(t.downloads)
    .values(
      demoDownloads.map(({ at, ...item }) => ({ ...item, pushTime: parseBeijing(at), whereFrom: '平台' })),
    );
}

async function seedShop(db: Db): Promise<void> {
  await db.insert(t.products).values([...demoProducts]);
  await db
    .insert(t.providers)
    .values(demoProviders.map(({ code, unavailableReason }) => ({ code, unavailableReason })));
  await db
    .insert(t.providerPlatforms)
    .values(
      demoProviders.flatMap((p) =>
        p.platforms.map((platformCode) => ({ providerCode: p.code, platformCode })),
      ),
    );
  await db.insert(t.productPlatforms).values(
    demoProducts.flatMap((product) =>
      demoPlatforms.map((platformCode) => ({
        productId: product.id,
        platformCode,
        included: platformCode === includedPlatform,
      })),
    ),
  );
  await db
    .insert(t.productProviders)
    .values(
      demoProducts.flatMap((product) =>
        demoProviders.map(({ code }) => ({ productId: product.id, providerCode: code })),
      ),
    );
}

async function seedPeople(db: Db, now: Date, hashes: readonly string[]): Promise<void> {
  const companyId = randomUUID();
  await db
    .insert(t.companies)
    .values({ id: companyId, ...demoCompany, review: '2', draftReview: '2', createdAt: now });
  for (const [index, { roleId, inCompany, who: _, ...account }] of demoAccounts.entries()) {
    const id = randomUUID();
    const passwordHash = hashes[index];
    if (!passwordHash) throw new Error('a demo account without a password');
    await db.insert(t.users).values({
      id,
      ...account,
      passwordHash,
      companyId: inCompany ? companyId : null,
      createdAt: now,
    });
    await db.insert(t.userRoles).values({ userId: id, roleId, createdAt: now });
    if (roleId === 5) await db.update(t.companies).set({ administratorId: id });
  }
}

/**
 * Fills an empty database with the sample world: products, code lists, notices, one company, five accounts.
 * A database that already knows a user is left alone, so a second start changes nothing.
 */
export async function seedDemo({ db, clock }: { db: Db; clock(): Date }): Promise<void> {
  const [anybody] = await db.select({ id: t.users.id }).from(t.users).limit(1);
  if (anybody) return;
  // Slow on purpose (scrypt), so before the transaction.
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(demoPassword)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [meanwhile] = await tx.select({ id: t.users.id }).from(t.users).limit(1);
    if (meanwhile) return;
    const now = clock();
    await seedContent(tx, now);
    await seedShop(tx);
    await seedFoundations(tx, now);
    await seedPeople(tx, now, hashes);
    await seedOffice(tx, now);
    await seedMessages(tx, now);
  });
}
