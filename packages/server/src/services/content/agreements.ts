import { formatBeijing } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import { factOf, publishedOf } from './published.js';

/** Texts of the kind 关于我们 that belong to this category are agreements: edited, approved and kept as all content is. */
export const agreementCategory = '协议';

/** The agreements in force, in their editor's order. */
export async function agreementsInForce(db: Db, now: Date) {
  const rows = await publishedOf(db, 'about', now);
  return rows
    .filter(({ category }) => category === agreementCategory)
    .map((row) => ({
      id: row.id,
      title: row.title,
      version: factOf(row, 'version'),
      date: formatBeijing(row.publishTime).slice(0, 10),
      html: row.html,
    }));
}
