import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { publishedContent } from '../../db/schema/index.js';
import { factOf, visible } from './published.js';

/** Texts of the kind 关于我们 that belong to this category are agreements: edited, approved and kept as all content is. */
export const agreementCategory = '协议';

/** The agreements in force, in their editor's order, word for word: no parameter changes what somebody agreed to. */
export async function agreementsInForce(db: Db, now: Date) {
  const rows = await db
    .select()
    .from(publishedContent)
    .where(and(visible('about', now), eq(publishedContent.category, agreementCategory)))
    .orderBy(publishedContent.position, publishedContent.id);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    version: factOf(row, 'version'),
    date: formatBeijing(row.publishTime).slice(0, 10),
    html: row.html,
  }));
}
