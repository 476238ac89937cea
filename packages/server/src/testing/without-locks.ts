import { finalOrderStates, orderStates } from '@ca-portal/api/domain';
import { isNotNull, notInArray } from 'drizzle-orm';
import { certificates, orders } from '../db/schema/index.js';
import type { TestServer } from './create-test-server.js';

/** Puts the sample world's locks and running orders out of the way, for tests that count what they have made. */
export async function withoutLocks({ services: { db, clock } }: TestServer): Promise<void> {
  await db.update(orders).set({ masterLockOf: null }).where(isNotNull(orders.masterLockOf));
  await db
    .update(orders)
    .set({ state: orderStates.closed })
    .where(notInArray(orders.state, [...finalOrderStates]));
  await db
    .update(certificates)
    .set({ status: 'cancelled', revocationReason: 'superseded', revokedAt: clock() });
}
