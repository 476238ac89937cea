import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { ImagePane } from '@ca-portal/ui/image-viewer';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { downloadFile, type FileLink } from './files.js';
import { causeOf } from '../failure/index.js';
import { isViewable, useFilePages } from './useFilePages.js';

/** A stored file in the page: pictures and PDFs with zoom, rotation and pages; other files can be downloaded. */
export function FileView({ file, label }: { file: FileLink; label: string }) {
  const { pages, error, retry } = useFilePages(file);
  const save = () => downloadFile(file);
  const download = (
    <Button size="sm" icon={<Icon name="download" />} onClick={save}>
      下载原件
    </Button>
  );
  if (!isViewable(file)) {
    return (
      <Alert title="这种文件不能在网页里显示" action={download}>
        请下载后用本机软件打开：{file.name}
      </Alert>
    );
  }
  if (error !== undefined) {
    return (
      <Alert
        tone="danger"
        live
        title="文件没有打开"
        action={
          <>
            <Button size="sm" icon={<Icon name="refresh" />} onClick={retry}>
              重新加载
            </Button>
            {download}
          </>
        }
      >
        {causeOf(error)}。文件本身没有变化。
      </Alert>
    );
  }
  if (!pages) return <Skeleton height="20rem" />;
  return <ImagePane aria-label={label} images={pages} onDownload={save} />;
}
