import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { useSearchParams } from 'react-router-dom';
import {
  ArticleSkeleton,
  AttachmentList,
  categoryCrumb,
  Columns,
  DetailBlock,
  isGone,
  readId,
  Stack,
} from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { NoticeText } from './components/NoticeText.js';
import { RelatedNotices } from './components/RelatedNotices.js';
import { listPath } from './paths.js';
import { useNotice } from './queries.js';

/** 公告详情 (`/proclamationDetial?id=`; spelled as in the specification). */
export function NoticePage() {
  const [params] = useSearchParams();
  const id = readId(params);
  const notice = useNotice(id);
  const { data } = notice;
  const gone = isGone(id !== 0, notice.error);
  return (
    <PublicFrame>
      <Breadcrumb
        data-print="hidden"
        items={[
          { label: '首页', href: '/' },
          { label: '通知公告', href: listPath },
          ...categoryCrumb(listPath, data?.category),
          { label: '公告详情' },
        ]}
      />
      <Columns data-columns="side">
        <DetailBlock
          record={notice}
          gone={gone}
          heading="公告详情"
          failed={{ what: '公告' }}
          absent={{
            title: '该公告不存在或已下线',
            reason: '公告可能已经撤回，或地址不完整。可以到通知公告里查找。',
            list: { label: '去通知公告', href: listPath },
          }}
          waiting={<ArticleSkeleton margins="wide" label="公告详情" />}
        >
          {(detail) => <NoticeText key={detail.id} notice={detail} />}
        </DetailBlock>
        <aside aria-label="附件与其他公告" data-print="hidden">
          <Stack>
            {data && data.attachments.length > 0 ? (
              <Card title="附件">
                <AttachmentList files={data.attachments} />
              </Card>
            ) : null}
            <RelatedNotices besides={id} category={gone ? '' : data?.category} />
          </Stack>
        </aside>
      </Columns>
    </PublicFrame>
  );
}
