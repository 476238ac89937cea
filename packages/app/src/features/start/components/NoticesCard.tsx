import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { formatDate } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { read } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';
import { Rows } from '../StartPage.styles.js';

// Sanitizing a text is larger than this page: it loads with the first notice.
const NoticeDialog = lazyPart(async () => (await import('./NoticeDialog.js')).NoticeDialog);

/** 内部公告: the newest notices of the office that this officer has not read yet. */
export function NoticesCard() {
  const top = useQuery(read(systemNotices, 'top'));
  const [open, setOpen] = useState<number>();
  const unread = top.data?.data.filter(({ isRead }) => !isRead);
  return (
    <Card padding="none" title="内部公告">
      <Shown
        part
        of={{ ...top, data: unread }}
        what="内部公告"
        // As high as the usual rows, so that nothing below moves.
        loading={
          <Rows aria-busy>
            <li>
              <Skeleton width="60%" height="var(--ca-control-h-sm)" />
            </li>
            <li>
              <Skeleton width="60%" height="var(--ca-control-h-sm)" />
            </li>
          </Rows>
        }
        empty={
          <Rows>
            <li>没有未读的公告。</li>
          </Rows>
        }
      >
        {(notices) => (
          <Rows>
            {notices.map(({ noticeId, noticeTitle, createTime }) => (
              <li key={noticeId}>
                <b>{noticeTitle}</b>
                <time>{createTime ? formatDate(createTime) : ''}</time>
                <Button
                  variant="text"
                  size="sm"
                  aria-label={`查看，${noticeTitle}`}
                  onClick={() => setOpen(noticeId)}
                >
                  查看
                </Button>
              </li>
            ))}
          </Rows>
        )}
      </Shown>
      <Suspense>{open ? <NoticeDialog noticeId={open} onClose={() => setOpen(undefined)} /> : null}</Suspense>
    </Card>
  );
}
