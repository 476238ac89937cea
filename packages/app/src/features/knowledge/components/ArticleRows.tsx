import { formatDate, formatThousands } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Tag } from '@ca-portal/ui/tag';
import { KindMark, Marked, RowList } from '../../../shared/content/index.js';
import { articleIcon, filmLength } from '../article-facts.js';
import { articleHref } from '../paths.js';
import type { ArticleRow } from '../queries.js';

interface ArticleRowsProps {
  rows: readonly ArticleRow[];
  /** The search text; its words are highlighted. */
  query: string;
}

export function ArticleRows({ rows, query }: ArticleRowsProps) {
  return (
    <RowList>
      {rows.map((row) => (
        <li key={row.id}>
          <Link href={articleHref(row.id)}>
            <KindMark data-tone={row.kind === 'video' ? undefined : 'quiet'}>
              <Icon name={articleIcon(row)} />
            </KindMark>
            <span data-part="grow">
              <span data-part="name">
                <Marked text={row.title} query={query} />
              </span>
              <span data-part="text">
                <Marked text={row.summary} query={query} />
              </span>
              <span data-part="facts">
                <Tag>{row.category}</Tag>
                {row.videoSeconds === null ? null : <span>片长 {filmLength(row.videoSeconds)}</span>}
                <span>{formatThousands(row.reads)} 次阅读</span>
                {row.helpfulRate === null ? null : (
                  <span data-part="rate">{row.helpfulRate}% 的人觉得有帮助</span>
                )}
                <time dateTime={formatDate(row.publishTime)}>{formatDate(row.publishTime)}</time>
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </RowList>
  );
}
