import { finalOrderStates, orderStates } from '@ca-portal/api/domain';
import { isNotNull, notInArray } from 'drizzle-orm';
import { certificates, orders } from '../db/schema/index.js';
import type { TestServer } from './create-test-server.js';

/** Removes the sample data's locks and running orders, for tests that count their own. */
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
