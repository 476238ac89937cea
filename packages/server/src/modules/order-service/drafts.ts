import type { InputOf, orderService, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { orderDrafts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Services } from '../../context/services.js';

/** After that prices and products have changed, and a draft contains names and addresses. */
const keptMs = 30 * 86_400_000;
/** Nobody fills in more forms at once; the oldest are deleted. */
const mostDrafts = 20;

const keptSince = ({ clock }: Pick<Services, 'clock'>) => new Date(clock().getTime() - keptMs);

/** The caller's own draft; another user's cannot be addressed. */
const own = (draftKey: string, context: CallContext) =>
  and(eq(orderDrafts.userId, sessionOf(context).userId), eq(orderDrafts.draftKey, draftKey));

export async function readDraft(
  draftKey: string,
  context: CallContext,
): Promise<ResultOf<(typeof orderService)['draft']>> {
  const { services } = context;
  const [row] = await services.db
    .select()
    .from(orderDrafts)
    .where(and(own(draftKey, context), gt(orderDrafts.savedAt, keptSince(services))));
  return row ? { form: row.form, savedAt: formatBeijing(row.savedAt) } : null;
}

export async function keepDraft(
  { params: { draftKey }, body: { form } }: InputOf<(typeof orderService)['keepDraft']>,
  context: CallContext,
): Promise<ResultOf<(typeof orderService)['keepDraft']>> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const savedAt = clock();
  await db.transaction(async (tx) => {
    await tx
      .insert(orderDrafts)
      .values({ userId, draftKey, form, savedAt })
      .onConflictDoUpdate({ target: [orderDrafts.userId, orderDrafts.draftKey], set: { form, savedAt } });
    const surplus = await tx
      .select({ draftKey: orderDrafts.draftKey })
      .from(orderDrafts)
      .where(eq(orderDrafts.userId, userId))
      .orderBy(desc(orderDrafts.savedAt), orderDrafts.draftKey)
      .offset(mostDrafts);
    if (surplus.length === 0) return;
    const keys = surplus.map((one) => one.draftKey);
    await tx
      .delete(orderDrafts)
      .where(and(eq(orderDrafts.userId, userId), inArray(orderDrafts.draftKey, keys)));
  });
  return { savedAt: formatBeijing(savedAt) };
}

export async function dropDraft(draftKey: string, context: CallContext): Promise<void> {
  await context.services.db.delete(orderDrafts).where(own(draftKey, context));
}

/** Scheduled work: deletes expired drafts. */
export async function forgetDrafts(services: Services): Promise<void> {
  await services.db.delete(orderDrafts).where(lte(orderDrafts.savedAt, keptSince(services)));
}
