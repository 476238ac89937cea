import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { useSearchParams } from 'react-router-dom';
import {
  ArticleSkeleton,
  Columns,
  DetailBlock,
  isGone,
  ReadingTools,
  Stack,
} from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { categoryLabels, filterParams, noFilter } from './catalog.js';
import { FileHead } from './components/FileHead.js';
import { FileNotes } from './components/FileNotes.js';
import { FileSide } from './components/FileSide.js';
import { listPath } from './paths.js';
import { useDownload } from './queries.js';

/** The contract's maximum length of an id. */
const maxId = 20;

/** 下载详情 (`/downloadCenterDetail?id=`): one file with its facts, how to install it, what changed. */
export function DownloadPage() {
  const [params] = useSearchParams();
  const id = (params.get('id') ?? '').slice(0, maxId);
  const download = useDownload(id);
  const { data } = download;
  const gone = isGone(id !== '', download.error);
  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '下载中心', href: listPath },
          ...(data
            ? [
                {
                  label: categoryLabels[data.category],
                  href: `${listPath}?${filterParams({ ...noFilter, category: data.category }).toString()}`,
                },
              ]
            : []),
          { label: data?.title ?? '下载详情' },
        ]}
      />
      <Columns data-columns="side">
        <DetailBlock
          record={download}
          gone={gone}
          heading="下载详情"
          failed={{ what: '文件信息' }}
          absent={{
            title: '该文件不存在或已下线',
            reason: '文件可能已有新版本，或地址不完整。可以到下载中心查找。',
            list: { label: '去下载中心', href: listPath },
          }}
          waiting={<ArticleSkeleton margins="narrow" label="下载详情" />}
        >
          {(detail) => (
            <Stack key={detail.id}>
              <FileHead file={detail} />
              <FileNotes file={detail} />
              <ReadingTools />
            </Stack>
          )}
        </DetailBlock>
        {data && !gone ? <FileSide file={data} /> : null}
      </Columns>
    </PublicFrame>
  );
}
