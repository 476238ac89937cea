import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useSearchParams } from 'react-router-dom';
import { ArticleSkeleton } from '../../shell/content/ArticleSkeleton.js';
import { AttachmentList } from '../../shell/content/AttachmentList.js';
import { ContentGone } from '../../shell/content/ContentGone.js';
import { listHref, readId, wholeList } from '../../shell/content/list-address.js';
import { Columns, Stack } from '../../shell/content/Columns.styles.js';
import { PublicFrame } from '../../shell/PublicFrame.styles.js';
import { LoadFailed } from '../../shell/LoadFailed.js';
import { NoticeText } from './components/NoticeText.js';
import { RelatedNotices } from './components/RelatedNotices.js';
import { listPath } from './paths.js';
import { useNotice } from './queries.js';

/** 公告详情 (`/proclamationDetial?id=`; the address is spelt as the specification spells it). */
export function NoticePage() {
  const [params] = useSearchParams();
  const id = readId(params);
  const notice = useNotice(id);
  const { data } = notice;
  const gone = id === 0 || isApiError(notice.error, errorCodes.notFound);
  return (
    <PublicFrame>
      <Breadcrumb
        data-print="hidden"
        items={[
          { label: '首页', href: '/' },
          { label: '通知公告', href: listPath },
          ...(data
            ? [{ label: data.category, href: listHref(listPath, { ...wholeList, category: data.category }) }]
            : []),
          { label: '公告详情' },
        ]}
      />
      <Columns data-columns="side">
        {gone ? (
          <ContentGone
            heading="公告详情"
            title="该公告不存在或已下线"
            reason="公告可能已经撤回，或地址不完整。可以到通知公告里查找。"
            list={{ label: '去通知公告', href: listPath }}
          />
        ) : data ? (
          <NoticeText key={data.id} notice={data} />
        ) : notice.isError ? (
          <Stack>
            <PageHeading size="lg" title="公告详情" />
            <Card>
              <LoadFailed what="公告" query={notice} />
            </Card>
          </Stack>
        ) : (
          <ArticleSkeleton margins="wide" label="公告详情" />
        )}
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
