import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { RichText } from '@ca-portal/ui/rich-text';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';

/** One notice of the office. It stays on the list until the reader confirms that he has read it. */
export function NoticeDialog({ noticeId, onClose }: { noticeId: number; onClose: () => void }) {
  const notice = useQuery(read(systemNotices, 'detail', { params: { noticeId } }));
  const reading = useMutation(write(systemNotices, 'markRead'));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={notice.data?.noticeTitle ?? '内部公告'}
      footer={
        notice.data ? (
          <Button
            variant="primary"
            loading={reading.isPending}
            onClick={() => reading.mutate({ query: { noticeId } }, { onSuccess: onClose })}
          >
            我已阅读
          </Button>
        ) : undefined
      }
    >
      <Shown part of={notice} what="公告" loading={<Skeleton height="8rem" />}>
        {({ noticeContent }) => <RichText html={noticeContent} />}
      </Shown>
    </Dialog>
  );
}
