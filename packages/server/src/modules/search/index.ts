import type { search } from '@ca-portal/api/contract';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { offsetOf } from '../../db/paging.js';
import { searchedKeywords } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import {
  excerptOf,
  suggestionFor,
  findPages,
  siteIndex,
  type SearchGroup,
  type SitePage,
} from '../../services/content/index.js';

const groups: readonly SearchGroup[] = ['business', 'product', 'knowledge', 'download', 'notice', 'course'];
const frequentShown = 8;
const commonBusinesses = ['0101', '0103', '0102', '0105'];

const hitOf = ({ id, title, text, link }: SitePage, keyword: string) => ({
  id,
  title,
  excerpt: excerptOf(text, keyword),
  link,
});

/** A number or an e-mail address in a search box may be personal: it is not stored. */
const mayBePersonal = (keyword: string) => /\d{5}|@/.test(keyword) || keyword.length > 20;

/** Counts searches with results, so that others are offered them. */
async function remember(db: Db, keyword: string, now: Date): Promise<void> {
  if (mayBePersonal(keyword)) return;
  await db
    .insert(searchedKeywords)
    .values({ keyword, searches: 1, lastAt: now })
    .onConflictDoUpdate({
      target: searchedKeywords.keyword,
      set: { searches: sql`${searchedKeywords.searches} + 1`, lastAt: now },
    });
}

export const searchHandlers: Handlers<typeof search> = {
  async query({ query }, { services }) {
    const { db, clock } = services;
    const site = await siteIndex(services);
    const { keyword, group } = query;
    const found = findPages(site, keyword, group);
    const from = offsetOf(query);
    const best = found.find((page) => page.group === 'business');
    if (found.length > 0 && !group && query.page === 1) await remember(db, keyword, clock());
    return {
      suggestion: found.length > 0 ? '' : suggestionFor(site, keyword),
      best: best ? hitOf(best, keyword) : null,
      groups: groups
        .map((name) => ({ name, pages: found.filter((page) => page.group === name) }))
        .filter(({ name, pages }) => (group ? name === group : pages.length > 0))
        .map(({ name, pages }) => ({
          group: name,
          total: pages.length,
          hits: pages.slice(from, from + query.limit).map((page) => hitOf(page, keyword)),
        })),
    };
  },

  async frequent(_, { services }) {
    const { db } = services;
    const rows = await db
      .select({ keyword: searchedKeywords.keyword })
      .from(searchedKeywords)
      .orderBy(desc(searchedKeywords.searches), searchedKeywords.keyword)
      .limit(frequentShown);
    const { pages } = await siteIndex(services);
    return {
      keywords: rows.map((row) => row.keyword),
      businesses: commonBusinesses.flatMap((type) => {
        const page = pages.get(`business/${type}`);
        return page ? [hitOf(page, page.title)] : [];
      }),
    };
  },
};
