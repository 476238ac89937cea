import { orderTypeLabels } from '@ca-portal/api/domain';
import { and, asc, count, eq, inArray, lte, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { courses, products, publishedContent } from '../../db/schema/index.js';
import { plainText } from '../../rich-text/sanitize.js';
import type { Services } from '../../context/services.js';
import { publishedRules } from '../../parameters/index.js';
import { buildTextIndex, type TextIndex } from '../../text-search/text-index.js';
import { factOf, factsOf, offeredCourse, publishedOf } from './published.js';
import { businesses } from './businesses.js';

export type SearchGroup = 'business' | 'product' | 'knowledge' | 'download' | 'notice' | 'course';

/** A page of the site in the search index. */
export interface SitePage {
  readonly group: SearchGroup;
  readonly id: string;
  readonly title: string;
  readonly names: string;
  readonly text: string;
  readonly link: string;
}

export interface SiteIndex {
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly index: TextIndex;
}

const kinds = { article: 'knowledge', download: 'download', notice: 'notice' } as const;

type Source = Pick<Services, 'db' | 'changes' | 'clock'>;

/** Changes whenever anything searchable changes: a cheap query before each search. */
async function stampOf(source: Source): Promise<string> {
  const { db } = source;
  const now = source.clock();
  const texts = await db
    .select({ kind: publishedContent.kind, count: count(), changed: max(publishedContent.changedAt) })
    .from(publishedContent)
    .where(
      and(
        inArray(publishedContent.kind, ['article', 'download', 'notice']),
        eq(publishedContent.online, true),
        lte(publishedContent.publishTime, now),
      ),
    )
    .groupBy(publishedContent.kind)
    .orderBy(asc(publishedContent.kind));
  const [goods] = await db
    .select({
      stamp: sql<string>`coalesce(md5(string_agg(${products.id} || ${products.name} || ${products.summary}, ',' order by ${products.id})), '')`,
    })
    .from(products);
  const [lessons] = await db
    .select({
      stamp: sql<string>`coalesce(md5(string_agg(${courses.id} || ${courses.title}, ',' order by ${courses.id})), '')`,
    })
    .from(courses)
    .where(offeredCourse(now));
  return JSON.stringify([texts, goods?.stamp, lessons?.stamp, await publishedRules(source)]);
}

const businessPages: readonly SitePage[] = businesses.map(({ type, names, text }) => ({
  group: 'business',
  id: type,
  title: orderTypeLabels[type],
  names,
  text,
  link: `/jumpydDetial?type=${encodeURIComponent(type)}`,
}));

/**
 * A summary is often the first sentence of the text itself: repeats are removed, so that an excerpt shows it
 * once.
 */
const withoutRepeats = (parts: readonly string[]): string =>
  parts.filter((part, i) => part && !parts.some((other, n) => n > i && other.includes(part))).join(' ');

async function readPages(source: Source): Promise<SitePage[]> {
  const { db } = source;
  const pages: SitePage[] = [...businessPages];
  for (const row of await db.select().from(products).orderBy(asc(products.position), asc(products.id))) {
    pages.push({
      group: 'product',
      id: row.id,
      title: row.name,
      names: row.audience,
      text: `${row.summary} ${row.highlights.join('，')}`,
      link: `/productDetail?id=${encodeURIComponent(row.id)}`,
    });
  }
  for (const row of await db
    .select()
    .from(courses)
    .where(offeredCourse(source.clock()))
    .orderBy(asc(courses.id))) {
    pages.push({
      group: 'course',
      id: String(row.id),
      title: row.title,
      names: '',
      text: row.summary,
      link: `/learningDetail?id=${row.id}`,
    });
  }
  const paths = {
    article: '/knowledgeDetail',
    download: '/downloadCenterDetail',
    notice: '/proclamationDetial',
  };
  for (const kind of ['article', 'download', 'notice'] as const) {
    for (const row of await publishedOf(source, kind)) {
      pages.push({
        group: kinds[kind],
        id: String(row.id),
        title: row.title,
        names:
          kind === 'download' ? `${factOf(row, 'provider')} ${factsOf(row, 'file').join(' ')}` : row.category,
        text: withoutRepeats([factOf(row, 'conclusion'), row.summary, plainText(row.html)]),
        link: `${paths[kind]}?id=${row.id}`,
      });
    }
  }
  return pages;
}

const keyOf = ({ group, id }: Pick<SitePage, 'group' | 'id'>): string => `${group}/${id}`;
const known = new WeakMap<Db, { stamp: string; site: Promise<SiteIndex> }>();

async function build(source: Source): Promise<SiteIndex> {
  const pages = await readPages(source);
  return {
    pages: new Map(pages.map((page) => [keyOf(page), page])),
    index: buildTextIndex(
      pages.map((page) => ({ id: keyOf(page), title: page.title, names: page.names, body: page.text })),
    ),
  };
}

/** The current index of everything on the site. Each instance rebuilds its own after a change. */
export async function siteIndex(source: Source): Promise<SiteIndex> {
  const { db } = source;
  const stamp = await stampOf(source);
  const kept = known.get(db);
  if (kept?.stamp === stamp) return kept.site;
  const site = build(source);
  known.set(db, { stamp, site });
  // A failed build must not be cached.
  site.catch(() => known.delete(db));
  return site;
}

/** A page must match this share of the question's weight, or have the exact words in its title. */
const leastCoverage = 0.5;

/** Matching pages, best first; equal ones in a fixed order, so that paging is stable. */
export function findPages(
  { pages, index }: SiteIndex,
  question: string,
  group?: SearchGroup,
  least = leastCoverage,
): SitePage[] {
  const typed = question.normalize('NFKC').toLowerCase();
  return index
    .search(question)
    .map((hit) => ({ ...hit, page: pages.get(hit.id) }))
    .filter(
      ({ page, coverage }) =>
        page &&
        (!group || page.group === group) &&
        (coverage >= least || page.title.toLowerCase().includes(typed)),
    )
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .flatMap(({ page }) => page ?? []);
}
