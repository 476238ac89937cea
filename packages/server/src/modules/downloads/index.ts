import type { DownloadEntry, downloads } from '@ca-portal/api/contract';
import { downloadCategories, formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { publishedContent } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { plainText } from '../../rich-text/sanitize.js';
import {
  asTold,
  countersOf,
  countReading,
  factOf,
  factsOf,
  filesOf,
  findPublished,
  linkedFile,
  visible,
  type Published,
} from '../../services/content/index.js';

const systems = ['windows', 'macos', 'linux', 'kylin', 'uos', 'android', 'ios', 'any'] as const;
const oneOf = <T extends string>(list: readonly T[], value: string, fallback: T): T =>
  list.find((one) => one === value) ?? fallback;

const systemOf = (row: Published) => oneOf(systems, factOf(row, 'system'), 'any');

async function present(db: Db, row: Published, fetched: number): Promise<DownloadEntry> {
  // A link to a newer file replaces the file that was shipped with the portal.
  const file = linkedFile(row) ?? (await filesOf(db, row))[0];
  return {
    id: String(row.id),
    title: row.title,
    content: row.summary || plainText(row.html),
    pushTime: formatBeijing(row.publishTime),
    whereFrom: factOf(row, 'whereFrom') || row.publisher,
    category: oneOf(downloadCategories, row.category, 'tool'),
    system: systemOf(row),
    providerName: factOf(row, 'provider'),
    version: factOf(row, 'version'),
    openMode: factOf(row, 'openMode') === 'inside' ? 'inside' : 'tab',
    file: file ?? null,
    downloads: fetched,
  };
}

/** `version|day|text`, as an editor enters it; other lines are left out. */
const changesOf = (row: Published) =>
  factsOf(row, 'change').flatMap((line) => {
    const [version = '', day = '', ...text] = line.split('|');
    return /^\d{4}-\d{2}-\d{2}$/.test(day) ? [{ version, day, text: text.join('|') }] : [];
  });

/** Downloads of the same provider and category for other systems. */
async function othersOf(db: Db, row: Published, now: Date) {
  const provider = factOf(row, 'provider');
  if (!provider) return [];
  const rows = await db
    .select()
    .from(publishedContent)
    .where(
      and(
        visible('download', now),
        eq(publishedContent.category, row.category),
        ne(publishedContent.id, row.id),
      ),
    )
    .orderBy(publishedContent.id);
  return rows
    .filter((other) => factOf(other, 'provider') === provider)
    .map((other) => ({ id: String(other.id), title: other.title, system: systemOf(other) }));
}

export const downloadsHandlers: Handlers<typeof downloads> = {
  async catalog({ query }, { services }) {
    const { db, clock } = services;
    const words = query.keyword ? likePattern(query.keyword) : null;
    const system = query.system && JSON.stringify([{ name: 'system', value: query.system }]);
    const where = and(
      visible('download', clock()),
      query.category ? eq(publishedContent.category, query.category) : undefined,
      system ? sql`${publishedContent.facts} @> ${system}::jsonb` : undefined,
      words ? or(ilike(publishedContent.title, words), ilike(publishedContent.summary, words)) : undefined,
    );
    const { rows, total } = await pageOf(
      db,
      publishedContent,
      { where, orderBy: [desc(publishedContent.publishTime), publishedContent.id] },
      query,
    );
    const counters = await countersOf(
      db,
      'download',
      rows.map((row) => row.id),
    );
    return {
      rows: await Promise.all(
        (await asTold(services, rows)).map((row) => present(db, row, counters.get(row.id)?.reads ?? 0)),
      ),
      total,
    };
  },

  async detail({ params }, { services }) {
    const { db, clock } = services;
    // The spec's ids are text, the database's are numbers with the same digits.
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
    const row = await findPublished(services, 'download', id);
    if (!row) throw new PortalError('notFound');
    const fetched = await countReading(db, 'download', id);
    return {
      ...(await present(db, row, fetched)),
      steps: factsOf(row, 'step'),
      changes: changesOf(row),
      others: await othersOf(db, row, clock()),
    };
  },
};
