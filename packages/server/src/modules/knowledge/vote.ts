import type { InputOf, knowledge } from '@ca-portal/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { articleVotes, contentCounters } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { findPublished } from '../../services/content/index.js';
import { helpfulRateOf } from './article.js';

type Input = InputOf<typeof knowledge.feedback>;

/** One vote per visitor and article; a second vote replaces the first. The counter's row is the lock. */
export async function vote({ params, body }: Input, context: CallContext) {
  const { db, clock } = context.services;
  const now = clock();
  if (!(await findPublished(context.services, 'article', params.id))) throw new PortalError('notFound');
  const { helpful, reasons, remark, visitorId } = body;
  const rate = await db.transaction(async (tx) => {
    const key = and(eq(contentCounters.kind, 'article'), eq(contentCounters.id, params.id));
    await tx.insert(contentCounters).values({ kind: 'article', id: params.id }).onConflictDoNothing();
    await tx.select({ id: contentCounters.id }).from(contentCounters).where(key).for('update');
    const mine = and(eq(articleVotes.articleId, params.id), eq(articleVotes.visitorId, visitorId));
    const [before] = await tx.select().from(articleVotes).where(mine);
    const given = { helpful, reasons, remark, at: now };
    if (before) await tx.update(articleVotes).set(given).where(mine);
    else await tx.insert(articleVotes).values({ articleId: params.id, visitorId, ...given });
    const change = Number(helpful) - Number(before?.helpful ?? false);
    const [counter] = await tx
      .update(contentCounters)
      .set({
        votes: sql`${contentCounters.votes} + ${before ? 0 : 1}`,
        helpful: sql`${contentCounters.helpful} + ${change}`,
      })
      .where(key)
      .returning();
    await recordAudit(tx, context, {
      action: 'content.feedback',
      subjectType: 'content',
      subjectId: `article/${params.id}`,
      details: { helpful },
    });
    return helpfulRateOf(counter);
  });
  return { helpfulRate: rate ?? 0 };
}
