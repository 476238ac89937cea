import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import { sampleWords } from '../province/index.js';
import type { Services } from '../context/services.js';
import { hashPassword } from '../services/session/index.js';
import { demoPassword } from './accounts.js';
import { seedFoundations, seedOffice } from './administration.js';
import { codeRows, demoCodes } from './codes.js';
import { demoVisits } from './content.js';
import { seedCourses } from './courses.js';
import { seedMessages } from './messages.js';
import { seedMoney } from './money.js';
import { seedOrders } from './orders.js';
import { seedPeople } from './people.js';
import { seedProvincePoints, seedSiteContent } from './site-content.js';
import { demoProducts, demoProviders, platformsOnSale } from './shop.js';
import { worded } from './worded.js';

type Settled = Pick<Services, 'db' | 'clock' | 'config'>;

export { demoAccounts, demoCompany, demoPassword } from './accounts.js';

/** Serializes instances that start at once on an empty database. */
const seedLock = 727_002;

async function seedContent(db: Db, now: Date): Promise<void> {
  await db.insert(t.codeItems).values(codeRows(demoCodes, now));
  await db.insert(t.siteCounters).values({ name: 'visits', value: demoVisits });
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
  await db
    .insert(t.productPlatforms)
    .values(
      demoProducts.flatMap((product) =>
        platformsOnSale(product).map((platform) => ({ productId: product.id, ...platform })),
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

/** Writes what every installation needs; see `seedFoundations`. */
export async function prepareDatabase({ db, clock, config }: Settled): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    await seedFoundations(worded(tx, sampleWords(config.portal)), clock());
    if (!config.demo) await seedProvincePoints(tx, clock(), config.province.servicePoints);
  });
}

/**
 * Fills an empty database with the sample data: products, code lists, notices, four companies, people of
 * every role. A database with any user is left unchanged, so a second start has no effect.
 */
export async function seedDemo({ db, clock, config }: Settled): Promise<void> {
  const [anybody] = await db.select({ id: t.users.id }).from(t.users).limit(1);
  if (anybody) return;
  // Hashing is slow on purpose (scrypt), so it is done before the transaction.
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (transaction) => {
    const tx = worded(transaction, sampleWords(config.portal));
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [meanwhile] = await tx.select({ id: t.users.id }).from(t.users).limit(1);
    if (meanwhile) return;
    const now = clock();
    await seedContent(tx, now);
    await seedSiteContent(tx, now, config.province.servicePoints);
    await seedShop(tx);
    await seedFoundations(tx, now);
    await seedPeople(tx, now, passwordHash);
    await seedOffice(tx, now);
    await seedMoney(tx, now, await seedOrders(tx, now));
    await seedMessages(tx, now);
    await seedCourses(tx, now);
  });
}
