import { formatBeijing, permissions } from '@ca-portal/api/domain';
import { desc } from 'drizzle-orm';
import { reconciliations } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { tell } from '../../services/messages/index.js';
import { officersWith } from '../../services/session/index.js';
import { reconcile } from './reconciliation.js';

/** Number of past days that are reconciled after a downtime. */
const daysBack = 7;
/** Waiting time after midnight: notices of the last trades arrive a little later. */
const waitMs = 2 * 3_600_000;
const dayMs = 86_400_000;

/** Reconciles every finished day that is still open, and tells the desk of differences. Scheduled work. */
export async function reconcileYesterday(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const kept = await db
    .select({ day: reconciliations.day })
    .from(reconciliations)
    .orderBy(desc(reconciliations.day))
    .limit(daysBack);
  const known = new Set(kept.map(({ day }) => day));
  for (let back = daysBack; back >= 1; back -= 1) {
    const day = formatBeijing(new Date(now.getTime() - waitMs - back * dayMs)).slice(0, 10);
    if (known.has(day)) continue;
    const result = await reconcile(services, day);
    const found = result.differences.length;
    const officers = found > 0 ? await officersWith(services, permissions.manageFinance) : [];
    await db.transaction(async (tx) => {
      const [fresh] = await tx
        .insert(reconciliations)
        .values({ ...result, at: now })
        .onConflictDoNothing()
        .returning({ day: reconciliations.day });
      if (!fresh || found === 0) return;
      await tell(tx, now, {
        code: 'finance.differences',
        to: officers,
        values: { 日期: day, 数量: String(found) },
        link: '/operation/finance?list=reconciliation',
        key: `reconciliation:${day}`,
      });
    });
  }
}
