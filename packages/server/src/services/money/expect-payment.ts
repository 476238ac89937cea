import type { Db } from '../../db/db.js';
import { enqueue } from '../../jobs/index.js';

export const askJob = 'asking about a payment';

/** Minutes after a form is created: most payments are done by then. */
const minutes = [2, 5, 12];
const minuteMs = 60_000;

/**
 * Queries the channel about a created form, a few times soon and once when it can no longer be paid: its
 * notice may never come. Forms of the same number within an hour share these queries.
 */
export async function expectPayment(
  db: Db,
  now: Date,
  { orderNo, payBefore }: { readonly orderNo: string; readonly payBefore: Date },
): Promise<void> {
  const hour = Math.floor(now.getTime() / (60 * minuteMs));
  const soon = minutes.map((after) => ({
    key: `${orderNo}:${hour}:${after}`,
    runAt: new Date(now.getTime() + after * minuteMs),
  }));
  const end = { key: `${orderNo}:end`, runAt: new Date(payBefore.getTime() + minuteMs) };
  await enqueue(
    db,
    now,
    [...soon.filter(({ runAt }) => runAt < payBefore), end].map((one) => ({
      ...one,
      kind: askJob,
      payload: { paidFor: orderNo },
    })),
  );
}
