import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { publishedContent } from '../../db/schema/index.js';
import { factOf, visible } from './published.js';

/** Texts of the kind 关于我们 that belong to this category are agreements: edited, approved and kept as all content is. */
export const agreementCategory = '协议';
/** Rules that are read where they are agreed to, and nowhere else; each a category of its own beside the agreements. */
export const rulesCategories = { card: '预存卡章程', membership: '会员规则' } as const;
export const isAgreement = (category: string): boolean =>
  [agreementCategory, ...Object.values(rulesCategories)].includes(category);

/** The agreements in force, in their editor's order, word for word: no parameter changes what somebody agreed to. */
export async function agreementsInForce(
  db: Db,
  now: Date,
  subject?: keyof typeof rulesCategories | undefined,
) {
  const category = subject ? rulesCategories[subject] : agreementCategory;
  const rows = await db
    .select()
    .from(publishedContent)
    .where(and(visible('about', now), eq(publishedContent.category, category)))
    .orderBy(publishedContent.position, publishedContent.id);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    version: factOf(row, 'version'),
    date: formatBeijing(row.publishTime).slice(0, 10),
    html: row.html,
  }));
}
