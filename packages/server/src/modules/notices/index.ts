import type { notices } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, count, desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { publishedContent } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  countReading,
  fileLinkOf,
  filesOf,
  findPublished,
  visible,
  type Published,
} from '../../services/content/index.js';

/** The next notice before or after in time; pinned ones are ordered by time too. */
async function neighbor(db: Db, row: Published, now: Date, direction: 'newer' | 'older') {
  const newer = direction === 'newer';
  const key = sql`(${publishedContent.publishTime}, ${publishedContent.id})`;
  const own = sql`(${row.publishTime.toISOString()}::timestamptz, ${row.id}::int)`;
  const order = newer ? asc : desc;
  const [found] = await db
    .select({ id: publishedContent.id, title: publishedContent.title })
    .from(publishedContent)
    .where(and(visible('notice', now), newer ? sql`${key} > ${own}` : sql`${key} < ${own}`))
    .orderBy(order(publishedContent.publishTime), order(publishedContent.id))
    .limit(1);
  return found ?? null;
}

export const noticesHandlers: Handlers<typeof notices> = {
  async detail({ params }, { services }) {
    const { db, clock } = services;
    const now = clock();
    const row = await findPublished(services, 'notice', params.id);
    if (!row) throw new PortalError('notFound');
    const { id, title, category, pinned, publisher, html } = row;
    return {
      id,
      title,
      category,
      publishTime: formatBeijing(row.publishTime),
      pinned,
      publisher,
      content: html,
      reads: await countReading(db, 'notice', id),
      attachments: (await filesOf(db, row)).map(fileLinkOf),
      previous: await neighbor(db, row, now, 'newer'),
      next: await neighbor(db, row, now, 'older'),
    };
  },

  async categories(_, { services: { db, clock } }) {
    return db
      .select({ category: publishedContent.category, count: count() })
      .from(publishedContent)
      .where(and(visible('notice', clock()), sql`${publishedContent.category} <> ''`))
      .groupBy(publishedContent.category)
      .orderBy(desc(count()), asc(publishedContent.category));
  },
};
