import { formatDate, formatDay, formatMonth } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Tag } from '@ca-portal/ui/tag';
import { epochOf, useNow } from '../../../shared/time/index.js';
import { Marked, RowList } from '../../../shared/content/index.js';
import { DayMark, TitleLine } from '../NoticesPage.styles.js';
import { noticeHref } from '../paths.js';
import type { NoticeRow } from '../queries.js';

const newForMs = 3 * 86_400_000;

interface NoticeRowsProps {
  rows: readonly NoticeRow[];
  /** The search text for the titles. */
  query: string;
}

export function NoticeRows({ rows, query }: NoticeRowsProps) {
  const now = useNow();
  return (
    <RowList>
      {rows.map(({ id, title, category, publishTime, pinned }) => (
        <li key={id}>
          <Link href={noticeHref(id)}>
            <DayMark dateTime={formatDate(publishTime)}>
              <b>{formatDay(publishTime)}</b>
              <span>{formatMonth(publishTime)}</span>
            </DayMark>
            <span data-part="grow">
              <TitleLine>
                {pinned ? <Tag tone="brand">置顶</Tag> : null}
                <span data-part="name">
                  <Marked text={title} query={query} />
                </span>
                {now - epochOf(publishTime) < newForMs ? <Tag tone="new">新</Tag> : null}
              </TitleLine>
              <span data-part="facts">
                <Tag>{category}</Tag>
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </RowList>
  );
}
