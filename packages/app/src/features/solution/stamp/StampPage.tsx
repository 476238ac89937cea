import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Spinner } from '@ca-portal/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PublicFrame } from '../../../shared/page/index.js';
import { loadFailedReason } from '../../../shared/failure/index.js';
import { FileDrop } from '../components/FileDrop.js';
import { DropPlace } from '../components/VerifyPanel.styles.js';
import { pickFile } from '../../../shared/files/index.js';
import { openDocument, openSentences } from './open-document.js';
import { StampDone } from './StampDone.js';
import { StampEditor } from './StampEditor.js';
import type { Stamped } from './stamp-engine.js';

/** 文件签章 (`/stamp`): seals on a PDF, signed by the lock, all in this browser. No login: the lock is the permission. */
export function StampPage() {
  const open = useMutation({ mutationFn: openDocument });
  const [stamped, setStamped] = useState<Stamped>();
  const file = open.data && typeof open.data === 'object' ? open.data : undefined;
  const refusal = typeof open.data === 'string' ? open.data : undefined;
  useEffect(() => () => file?.close(), [file]);
  // Asks before the page closes, so that an open document is not lost by accident.
  useEffect(() => {
    if (!file) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [file]);
  const start = (next: File) => {
    setStamped(undefined);
    open.mutate(next);
  };
  const choose = () => pickFile('application/pdf,.pdf', start);
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="文件签章"
        description={
          file
            ? `${file.name}，${formatFileSize(file.bytes.length)}，共 ${file.pages} 页。文件不上传，签章在这台电脑上完成。`
            : '打开 PDF，放好印章，用CA锁、手机证书或PC证书签章。文件不上传，签章在这台电脑上完成。'
        }
        actions={
          file && !stamped ? (
            <Button icon={<Icon name="upload" />} onClick={choose}>
              换一份文件
            </Button>
          ) : undefined
        }
      />
      {stamped ? (
        <StampDone
          stamped={stamped}
          onNext={start}
          onAgain={() => {
            setStamped(undefined);
            open.reset();
          }}
        />
      ) : open.isPending ? (
        <DropPlace aria-busy="true">
          <Spinner />
          <output>正在打开文件</output>
        </DropPlace>
      ) : file ? (
        <StampEditor key={`${file.name}-${file.bytes.length}`} file={file} onStamped={setStamped} />
      ) : (
        <Card>
          <FileDrop icon="stamp" label="选择要签章的 PDF" onFile={start} onChoose={choose} />
          {refusal ? (
            <Alert live tone="danger" title="这份文件不能签章">
              {openSentences[refusal]}
            </Alert>
          ) : open.isError ? (
            <Alert live tone="danger" title="没有打开文件">
              {loadFailedReason(open.error, '您的文件没有离开这台电脑')}
            </Alert>
          ) : null}
        </Card>
      )}
    </PublicFrame>
  );
}
