import type { home } from '@ca-portal/api/contract';
import { formatBeijing, parseBeijing, type ContentKind } from '@ca-portal/api/domain';
import { and, count, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { certificates, orders } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import type { Services } from '../../context/services.js';
import { pictureUrls, publishedOf } from '../../services/content/index.js';
import { todosOf } from './todos.js';

async function pictures(services: Services, kind: ContentKind) {
  const rows = await publishedOf(services, kind);
  const urls = await pictureUrls(services.db, rows);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    subtitle: row.summary,
    imageUrl: urls.get(row.id) ?? '',
    link: row.link,
  }));
}

export const homeHandlers: Handlers<typeof home> = {
  carousel: (_, { services }) => pictures(services, 'carousel'),
  adverts: (_, { services }) => pictures(services, 'advert'),

  /**
   * For orders decided since midnight in Beijing; the median, because one forgotten order would distort a
   * mean.
   */
  async serviceLevel(_, { services: { db, clock } }) {
    const now = clock();
    const midnight = parseBeijing(`${formatBeijing(now).slice(0, 10)} 00:00:00`);
    const minutes = sql`extract(epoch from ${orders.reviewedAt} - ${orders.paidAt}) / 60`;
    const [today] = await db
      .select({
        median: sql<number | null>`(percentile_cont(0.5) within group (order by ${minutes}))::float8`,
        reviewed: count(),
      })
      .from(orders)
      .where(and(gte(orders.reviewedAt, midnight), isNotNull(orders.paidAt)));
    const [issued] = await db
      .select({ count: count() })
      .from(certificates)
      .where(ne(certificates.status, 'pending'));
    return {
      medianReviewMinutes: today?.median == null ? null : Math.max(0, Math.round(today.median)),
      reviewedToday: today?.reviewed ?? 0,
      issuedTotal: issued?.count ?? 0,
      asOf: formatBeijing(now),
    };
  },

  todos: (_, context) => todosOf(context),
};
