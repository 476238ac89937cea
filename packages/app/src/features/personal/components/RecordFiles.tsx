import { personalAttachments } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';
import { AttachmentTiles } from '../../../shared/attachments/index.js';
import { type FileLink, sendAttachment, uploadProblem } from '../../../shared/files/index.js';
import { Stack } from '../../../shared/page/index.js';
import { causeOf } from '../../../shared/failure/index.js';
import type { PersonalFile, PersonalRecord } from '../queries.js';
import type { RecordSaver } from '../useRecordSaver.js';
import { SignatureDialog } from '../../../shared/signature/index.js';

/** The five attachments; the signature can be drawn instead of uploaded. */
export function RecordFiles({ record, saver }: { record: PersonalRecord; saver: RecordSaver }) {
  const [problem, setProblem] = useState<string>();
  const [signing, setSigning] = useState(false);
  const keep = async (files: PersonalFile[]) => {
    setProblem(undefined);
    try {
      await saver.save({ files });
    } catch (error) {
      setProblem(`附件没有保存。${causeOf(error)}。`);
    }
  };
  const change = (kind: PersonalFile['kind'], file: FileLink | undefined) => {
    const others = record.files.filter((known) => known.kind !== kind);
    void keep(file ? [...others, { kind, file }] : others);
  };
  return (
    <Card title="附件">
      <Stack>
        {problem ? (
          <Alert tone="danger" live action={<Button onClick={() => void keep(record.files)}>重试</Button>}>
            {problem}
          </Alert>
        ) : null}
        <p>照片仅用于办理数字证书，加密保存，工作人员每次查看都有记录。</p>
        <AttachmentTiles
          kinds={personalAttachments}
          files={record.files}
          onChange={change}
          rejectionOf={(kind) => record.rejection.find(({ field }) => field === `files.${kind}`)?.reason}
          extra={(kind) =>
            kind === 'signatureInHand' ? (
              <Button
                size="sm"
                variant="text"
                icon={<Icon name="signature" />}
                onClick={() => setSigning(true)}
              >
                手写签名
              </Button>
            ) : null
          }
        />
      </Stack>
      <Suspense>
        {signing ? (
          <SignatureDialog
            otherwise="不方便时，可以改为上传手持签名的照片。"
            busyLabel="上传中"
            wordsOf={uploadProblem}
            onPicture={async (picture) => {
              const file = new File([picture], '手写签名.png', { type: 'image/png' });
              const { signal } = new AbortController();
              const sent = await sendAttachment(file, { kind: 'png', signal, onProgress: () => undefined });
              change('signatureInHand', { fileId: sent.id, name: sent.name, size: sent.size, url: '' });
            }}
            onClose={() => setSigning(false)}
            setShown={setSigning}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
