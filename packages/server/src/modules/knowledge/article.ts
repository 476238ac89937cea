import type { KnowledgeArticle } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import type { contentCounters } from '../../db/schema/index.js';
import { plainText } from '../../rich-text/sanitize.js';
import { factOf, type Published } from '../../services/content/index.js';

type Counter = typeof contentCounters.$inferSelect;

export const helpfulRateOf = (counter: Pick<Counter, 'votes' | 'helpful'> | undefined): number | null =>
  counter && counter.votes > 0 ? Math.round((100 * counter.helpful) / counter.votes) : null;

/** Films and laws have their own kinds; everything else is an article. */
const kindOf = (row: Published) =>
  factOf(row, 'videoSeconds') || factOf(row, 'videoUrl')
    ? ('video' as const)
    : row.category === '政策法规'
      ? ('policy' as const)
      : ('article' as const);

export function articleOf(row: Published, counter: Counter | undefined): KnowledgeArticle {
  const seconds = Number(factOf(row, 'videoSeconds'));
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    category: row.category,
    kind: kindOf(row),
    videoSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
    publishTime: formatBeijing(row.publishTime),
    reads: counter?.reads ?? 0,
    helpfulRate: helpfulRateOf(counter),
  };
}

/** Splits the text at its headings; the part before the first has an empty heading. */
export function sectionsOf(html: string): { heading: string; html: string }[] {
  const [before = '', ...rest] = html.split(/<h2>/);
  return [
    ...(plainText(before) ? [{ heading: '', html: before }] : []),
    ...rest.map((part) => {
      const end = part.indexOf('</h2>');
      return { heading: plainText(part.slice(0, Math.max(end, 0))), html: part.slice(end < 0 ? 0 : end + 5) };
    }),
  ];
}
