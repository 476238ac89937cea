import { attachmentRule, companyAttachments } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Upload, type UploadedFile } from '@ca-portal/ui/upload';
import { useState } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import { sendAttachment, uploadedFile, uploadProblem } from '../../../shell/files.js';
import { Stack } from '../../../shell/layout/WorkPage.styles.js';
import { Tiles } from '../CompanyPage.styles.js';
import { useLetter, type CompanyFile, type CompanyRecord } from '../queries.js';
import type { RecordSaver } from '../useRecordSaver.js';
import { Comparison } from './Comparison.js';
import { SubmitCard, type SubmitCardProps } from './SubmitCard.js';

interface FilesStepProps extends Omit<SubmitCardProps, 'autosave'> {
  record: CompanyRecord;
  saver: RecordSaver;
}

/** 第 4 步: the three attachments, how the licence compares, and the submit. */
export function FilesStep({ record, saver, ...submit }: FilesStepProps) {
  const [files, setFiles] = useState<CompanyFile[]>(record.files);
  const [state, setState] = useState<{ status: 'idle' | 'saving' | 'saved' | 'failed'; savedAt?: number }>({
    status: 'idle',
  });
  const keep = async (next: CompanyFile[]): Promise<boolean> => {
    setState({ status: 'saving' });
    try {
      await saver.saveFiles(next);
      setState({ status: 'saved', savedAt: serverClock.now() });
      return true;
    } catch {
      setState({ status: 'failed' });
      return false;
    }
  };
  const change = (kind: CompanyFile['kind'], [chosen]: readonly UploadedFile[]) => {
    const others = files.filter((file) => file.kind !== kind);
    const next = chosen
      ? [...others, { kind, file: { fileId: chosen.id, name: chosen.name, size: chosen.size, url: '' } }]
      : others;
    setFiles(next);
    void keep(next);
  };

  return (
    <Stack>
      <Stack>
        <Comparison comparison={record.comparison} />
        <Card title="附件">
          <Tiles>
            {companyAttachments.map((kind) => {
              const { label, hint } = attachmentRule(kind);
              const file = files.find((one) => one.kind === kind)?.file;
              return (
                <div key={kind}>
                  {/* An empty tile names itself; a file has only its own name. */}
                  {file ? <strong>{label}</strong> : null}
                  <Upload
                    label={label}
                    upload={sendAttachment}
                    describeError={uploadProblem}
                    kinds={['jpg', 'png', 'pdf']}
                    capture="environment"
                    value={file ? [uploadedFile(file)] : []}
                    onValueChange={(next) => change(kind, next)}
                  />
                  <span data-part="hint">{hint}</span>
                  {kind === 'authorisationLetter' ? <Letter companyId={record.id} /> : null}
                </div>
              );
            })}
          </Tiles>
        </Card>
      </Stack>
      <SubmitCard
        {...submit}
        autosave={{ status: state.status, savedAt: state.savedAt, flush: () => keep(files) }}
      />
    </Stack>
  );
}

function Letter({ companyId }: { companyId: string }) {
  const letter = useLetter();
  return (
    <div>
      <Button
        size="sm"
        icon={<Icon name="download" />}
        loading={letter.isPending}
        loadingText="生成中"
        onClick={() => letter.mutate(companyId)}
      >
        下载委托书模板
      </Button>
    </div>
  );
}
