import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { epochOf, useNow } from '../../../shared/time/index.js';
import { useNotices } from '../queries.js';
import { Shown } from '../../../shared/failure/index.js';
import { Rows } from './InfoSection.styles.js';
import { MoreLink } from './Section.js';

const newForMs = 3 * 86_400_000;

/** 通知公告: the newest five, pinned ones first. */
export function NoticesCard() {
  const notices = useNotices();
  const now = useNow();
  return (
    <Card title="通知公告" extra={<MoreLink label="全部公告" href="/proclamation" />}>
      <Shown
        part
        of={notices}
        what="通知公告"
        unharmed="页面其他内容不受影响"
        empty={<Empty art="messages" size="sm" title="暂无公告" reason="平台有新的安排时会发布在这里。" />}
        loading={
          <Rows aria-busy="true">
            {['a', 'b', 'c', 'd', 'e'].map((key) => (
              <li key={key}>
                <Skeleton />
              </li>
            ))}
          </Rows>
        }
      >
        {({ rows }) => (
          <Rows>
            {rows.map(({ id, title, category, publishTime }) => {
              // The characters of the API time: a date library for five dates would be the largest part of this page.
              const [day = ''] = publishTime.split(' ');
              return (
                <li key={id}>
                  <Tag>{category}</Tag>
                  <Link data-part="grow" href={`/proclamationDetial?id=${id}`}>
                    {title}
                  </Link>
                  {now - epochOf(publishTime) < newForMs ? <Tag tone="new">新</Tag> : null}
                  <time dateTime={day}>{day.replace(/^\d+-/, '')}</time>
                </li>
              );
            })}
          </Rows>
        )}
      </Shown>
    </Card>
  );
}
