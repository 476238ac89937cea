import type { content } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { plainTextOf } from '../../db/plain-text.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { publishedContent, siteCounters } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { plainText } from '../../rich-text/sanitize.js';
import { asTold, factOf, operatorFacts, visible } from '../../services/content/index.js';

export const contentHandlers: Handlers<typeof content> = {
  async footer(_, { services }) {
    const [visits] = await services.db.select().from(siteCounters).where(eq(siteCounters.name, 'visits'));
    return { ...(await operatorFacts(services)), visits: visits?.value ?? 0 };
  },

  async notices({ query }, { services }) {
    const { db, clock } = services;
    const words = query.keyword ? likePattern(query.keyword) : null;
    const where = and(
      visible('notice', clock()),
      query.category ? eq(publishedContent.category, query.category) : undefined,
      words
        ? or(ilike(publishedContent.title, words), ilike(plainTextOf(publishedContent.html), words))
        : undefined,
    );
    const { rows, total } = await pageOf(
      db,
      publishedContent,
      {
        where,
        orderBy: [
          desc(publishedContent.pinned),
          desc(publishedContent.publishTime),
          desc(publishedContent.id),
        ],
      },
      query,
    );
    return {
      rows: (await asTold(services, rows)).map(({ id, title, category, pinned, publishTime }) => ({
        id,
        title,
        category,
        pinned,
        publishTime: formatBeijing(publishTime),
      })),
      total,
    };
  },

  async downloads({ query }, { services }) {
    const { db, clock } = services;
    const page = { page: query.currentPage, limit: query.pageItemNum };
    const where = visible('download', clock());
    const { rows, total } = await pageOf(
      db,
      publishedContent,
      { where, orderBy: [desc(publishedContent.publishTime), publishedContent.id] },
      page,
    );
    return {
      items: (await asTold(services, rows)).map((row) => ({
        id: String(row.id),
        title: row.title,
        content: row.summary || plainText(row.html),
        pushTime: formatBeijing(row.publishTime),
        whereFrom: factOf(row, 'whereFrom') || row.publisher,
      })),
      total,
    };
  },
};
