import { attachmentRule } from '@ca-portal/api/domain';
import { files } from '@ca-portal/api/groups/files';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Upload, type SendFile } from '@ca-portal/ui/upload';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call, read } from '../../api/query.js';
import {
  attachmentProblem,
  AttachmentSample,
  checkedSend,
  PictureDoubts,
} from '../../shared/attachments/index.js';
import { CheckoutFrame, Stack } from '../../shared/page/index.js';
import { hasFailed, isNotFound, LoadFailed } from '../../shared/failure/index.js';

const isCode = (code: string) => /^[A-Za-z0-9_-]{22,64}$/.test(code);

/**
 * 手机拍照 (`/m/photo#code`): the phone's page of a hand-over. The code is the permission to send, so no login is needed.
 */
export function PhonePhotoPage() {
  const code = useLocation().hash.slice(1);
  const handover = useQuery({ ...read(files, 'handover', { params: { code } }), enabled: isCode(code) });
  const [sent, setSent] = useState(0);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const gone =
    !isCode(code) || isNotFound(handover.error) || (handover.data?.state === 'expired' && sent === 0);
  if (gone) {
    return (
      <CheckoutFrame as="main">
        <PageHeading title="手机拍照" />
        <Empty
          title="二维码已失效"
          titleLevel={2}
          reason="请在电脑上点“换一个”或重新打开“用手机拍照”，再扫一次。"
        />
      </CheckoutFrame>
    );
  }
  if (!handover.data) {
    return (
      <CheckoutFrame as="main">
        <PageHeading title="手机拍照" />
        {hasFailed(handover) ? (
          <LoadFailed what="拍照任务" query={handover} size="md" />
        ) : (
          <Skeleton height="14rem" />
        )}
      </CheckoutFrame>
    );
  }
  const { kind } = handover.data;
  const { label, hint } = attachmentRule(kind);
  const send: SendFile = async (file, { kind: type, ...rest }) => {
    const after = await call(files, 'handoverUpload', { params: { code }, file }, { quiet: true, ...rest });
    setSent(after.files.length);
    return { id: after.files.at(-1)?.fileId ?? '', name: file.name, size: file.size, kind: type };
  };
  return (
    <CheckoutFrame as="main">
      <PageHeading title={`拍“${label}”`} description={`${hint}。`} />
      <Stack>
        {sent > 0 ? (
          <Alert tone="success" title="照片已发到电脑" live>
            请回到电脑确认使用。不满意可以再拍一张。
          </Alert>
        ) : null}
        {sent > 0 ? <PictureDoubts doubts={doubts} /> : null}
        <Card>
          <Stack>
            <Upload
              label={label}
              kinds={['jpg', 'png', 'pdf']}
              capture="environment"
              value={[]}
              upload={checkedSend(kind, { send, onDoubts: setDoubts })}
              describeError={attachmentProblem}
            />
            <AttachmentSample kind={kind} />
          </Stack>
        </Card>
      </Stack>
    </CheckoutFrame>
  );
}
