import { formatDate } from '@ca-portal/ui/formats';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { LinkList } from '../../../shared/content/index.js';
import { noticeHref } from '../paths.js';
import { useRelatedNotices } from '../queries.js';

interface RelatedNoticesProps {
  /** The current notice. */
  besides: number;
  /** Empty for any, undefined while it is not known. */
  category: string | undefined;
}

/** 相关公告: related notices. Optional: the page works without it. */
export function RelatedNotices({ besides, category }: RelatedNoticesProps) {
  const related = useRelatedNotices(category);
  const others = (related.data?.rows ?? []).filter(({ id }) => id !== besides).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Card title={category ? '相关公告' : '最新公告'}>
      <LinkList>
        {others.map(({ id, title, publishTime }) => (
          <li key={id}>
            <Link href={noticeHref(id)}>
              <span>
                {title}
                <time data-part="day" dateTime={formatDate(publishTime)}>
                  {formatDate(publishTime)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </LinkList>
    </Card>
  );
}
