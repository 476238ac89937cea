import { companyAttachments } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import { fileHref } from '../../../shared/content/index.js';
import { AttachmentTiles } from '../../../shared/attachments/index.js';
import { Stack } from '../../../shared/page/index.js';
import { useLetter, type CompanyFile, type CompanyRecord } from '../queries.js';
import type { RecordSaver } from '../useRecordSaver.js';
import { Comparison, type ComparisonRow } from './Comparison.js';
import { SubmitCard, type SubmitCardProps } from './SubmitCard.js';
import { AgentLetterDialog } from '../../../shared/files/index.js';

/** The blank form to stamp, a public download. */
const sealFormHref = fileHref('/common/public/seal-collection-form.pdf');

interface FilesStepProps extends Omit<SubmitCardProps, 'autosave'> {
  record: CompanyRecord;
  saver: RecordSaver;
}

/** 第 4 步: the three attachments, the comparison with the license, and the submit button. */
export function FilesStep({ record, saver, ...submit }: FilesStepProps) {
  const [files, setFiles] = useState<CompanyFile[]>(record.files);
  const [state, setState] = useState<{ status: 'idle' | 'saving' | 'saved' | 'failed'; savedAt?: number }>({
    status: 'idle',
  });
  // The server reads the license during the save, which takes seconds: the page says so.
  const [reading, setReading] = useState(false);
  const keep = async (write: () => Promise<void>): Promise<boolean> => {
    setState({ status: 'saving' });
    try {
      await write();
      setState({ status: 'saved', savedAt: serverClock.now() });
      return true;
    } catch {
      setState({ status: 'failed' });
      return false;
    }
  };
  const change = (kind: CompanyFile['kind'], file: CompanyFile['file'] | undefined) => {
    const others = files.filter((known) => known.kind !== kind);
    const next = file ? [...others, { kind, file }] : others;
    setFiles(next);
    setReading(kind === 'businessLicense' && file !== undefined);
    void keep(() => saver.saveFiles(next)).finally(() => setReading(false));
  };
  const take = ({ field, read }: ComparisonRow) =>
    void keep(() =>
      field === 'representativeName'
        ? saver.savePeople({ ...record.people, representativeName: read ?? '' })
        : saver.saveBasics({ ...record.basics, [field]: read ?? '' }),
    );

  return (
    <Stack>
      <Stack>
        <Comparison {...record} reading={reading} onTake={take} />
        <Card title="附件">
          <AttachmentTiles
            kinds={companyAttachments}
            files={files}
            onChange={change}
            rejectionOf={(kind) => record.rejection.find(({ field }) => field === `files.${kind}`)?.reason}
            extra={(kind) =>
              kind === 'authorizationLetter' ? (
                <Letter companyId={record.id} />
              ) : kind === 'sealForm' ? (
                <LinkButton size="sm" icon={<Icon name="download" />} href={sealFormHref} target="_blank">
                  下载采集表
                </LinkButton>
              ) : null
            }
          />
        </Card>
      </Stack>
      <SubmitCard
        {...submit}
        autosave={{
          status: state.status,
          savedAt: state.savedAt,
          flush: () => keep(() => saver.saveFiles(files)),
        }}
      />
    </Stack>
  );
}

function Letter({ companyId }: { companyId: string }) {
  const letter = useLetter();
  const [forOther, setForOther] = useState(false);
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
      <Button size="sm" variant="text" onClick={() => setForOther(true)}>
        委托其他经办人
      </Button>
      <Suspense>
        {forOther ? <AgentLetterDialog onClose={() => setForOther(false)} setShown={setForOther} /> : null}
      </Suspense>
    </div>
  );
}
