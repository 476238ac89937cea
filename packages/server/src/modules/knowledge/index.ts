import type { knowledge } from '@ca-portal/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { offsetOf, pageOf } from '../../db/paging.js';
import { publishedContent } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  asTold,
  countersOf,
  countReading,
  factOf,
  fileLinkOf,
  filesOf,
  findPublished,
  publishedOf,
  visible,
  type Published,
  suggestionFor,
  findPages,
  siteIndex,
} from '../../services/content/index.js';
import { articleOf, sectionsOf } from './article.js';
import { vote } from './vote.js';

/** The order of the categories (dossier 6.2); others follow. */
const categoryOrder = ['办理指南', '常见问题', '政策法规', '操作视频'];
const relatedShown = 5;
/** Minimum score of a related text; a lower bound than for search results. */
const leastAlike = 0.15;

export const knowledgeHandlers: Handlers<typeof knowledge> = {
  async list({ query }, { services }) {
    const { db, clock } = services;
    const from = offsetOf(query);
    let rows: Published[];
    let total: number;
    if (query.keyword) {
      // Best match first: the index provides the order, the table the rest.
      const all = new Map((await publishedOf(services, 'article')).map((row) => [String(row.id), row]));
      const found = findPages(await siteIndex(services), query.keyword, 'knowledge')
        .flatMap((page) => all.get(page.id) ?? [])
        .filter((row) => !query.category || row.category === query.category);
      total = found.length;
      rows = found.slice(from, from + query.limit);
    } else {
      const where = and(
        visible('article', clock()),
        query.category ? eq(publishedContent.category, query.category) : undefined,
      );
      const orderBy = [desc(publishedContent.publishTime), desc(publishedContent.id)];
      ({ rows, total } = await pageOf(db, publishedContent, { where, orderBy }, query));
      rows = await asTold(services, rows);
    }
    const counters = await countersOf(
      db,
      'article',
      rows.map((row) => row.id),
    );
    return { rows: rows.map((row) => articleOf(row, counters.get(row.id))), total };
  },

  async categories({ query }, { services }) {
    const all = await publishedOf(services, 'article');
    const site = await siteIndex(services);
    const fitting = query.keyword
      ? new Set(findPages(site, query.keyword, 'knowledge').map((page) => page.id))
      : null;
    const counts = new Map(categoryOrder.map((category) => [category, 0]));
    for (const row of all) {
      const fits = !fitting || fitting.has(String(row.id));
      counts.set(row.category, (counts.get(row.category) ?? 0) + (fits ? 1 : 0));
    }
    return {
      categories: [...counts].map(([category, n]) => ({ category, count: n })),
      suggestion: query.keyword && fitting?.size === 0 ? suggestionFor(site, query.keyword) : '',
    };
  },

  async detail({ params }, { services }) {
    const { db } = services;
    const row = await findPublished(services, 'article', params.id);
    if (!row) throw new PortalError('notFound');
    await countReading(db, 'article', row.id);
    const counter = (await countersOf(db, 'article', [row.id])).get(row.id);
    const near = findPages(await siteIndex(services), row.title, 'knowledge', leastAlike);
    return {
      ...articleOf(row, counter),
      conclusion: factOf(row, 'conclusion'),
      sections: sectionsOf(row.html),
      videoUrl: factOf(row, 'videoUrl'),
      attachments: (await filesOf(db, row)).map(fileLinkOf),
      related: near
        .filter((page) => page.id !== String(row.id))
        .slice(0, relatedShown)
        .map((page) => ({ id: Number(page.id), title: page.title })),
    };
  },

  feedback: (input, context) => vote(input, context),
};
