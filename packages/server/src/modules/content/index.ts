import type { content } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { count, desc, eq } from 'drizzle-orm';
import { downloads, notices, siteCounters, siteFacts } from '../../db/schema/index.js';
import { offsetOf } from '../../db/paging.js';
import type { Handlers } from '../../http/mount.js';

export const contentHandlers: Handlers<typeof content> = {
  async footer(_, { services }) {
    const rows = await services.db.select().from(siteFacts);
    const facts = new Map(rows.map((row) => [row.name, row.value]));
    const [visits] = await services.db.select().from(siteCounters).where(eq(siteCounters.name, 'visits'));
    const fact = (name: string) => facts.get(name) ?? '';
    return {
      organisation: fact('organisation'),
      address: fact('address'),
      licenceNumber: fact('licenceNumber'),
      email: fact('email'),
      recordNumber: fact('recordNumber'),
      visits: visits?.value ?? 0,
    };
  },

  async notices({ query }, { services: { db } }) {
    const rows = await db
      .select()
      .from(notices)
      .orderBy(desc(notices.pinned), desc(notices.publishTime), desc(notices.id))
      .limit(query.limit)
      .offset(offsetOf(query));
    const [all] = await db.select({ count: count() }).from(notices);
    return {
      rows: rows.map((row) => ({ ...row, publishTime: formatBeijing(row.publishTime) })),
      total: all?.count ?? 0,
    };
  },

  async downloads({ query }, { services: { db } }) {
    const page = { page: query.currentPage, limit: query.pageItemNum };
    const rows = await db
      .select()
      .from(downloads)
      .orderBy(desc(downloads.pushTime), downloads.id)
      .limit(page.limit)
      .offset(offsetOf(page));
    const [all] = await db.select({ count: count() }).from(downloads);
    return {
      items: rows.map((row) => ({ ...row, pushTime: formatBeijing(row.pushTime) })),
      total: all?.count ?? 0,
    };
  },
};
