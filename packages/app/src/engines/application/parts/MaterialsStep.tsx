import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Field } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Upload } from '@ca-portal/ui/upload';
import { Suspense, useState } from 'react';
import {
  attachmentProblem,
  checkedSend,
  HandoverButton,
  PictureDoubts,
  SampleButton,
} from '../../../shared/attachments/index.js';
import { AgentLetterDialog, type FileLink, uploadedFile } from '../../../shared/files/index.js';
import { Tiles } from '../application.styles.js';
import type { AnyApplication } from '../description.js';

type Letter = ReturnType<NonNullable<AnyApplication['letter']>> | undefined;

/** One paper: with a preview before upload, its sample, and the phone as a camera. */
function PaperTile({ kind, letter }: { kind: AttachmentKind; letter: Letter }) {
  const { label, hint } = attachmentRule(kind);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const [writing, setWriting] = useState(false);
  return (
    <Field<FileLink | null | undefined>
      name={`materials.${kind}`}
      label={label}
      hint={hint}
      group
      required={`请上传${label}。`}
    >
      {({ value, onValueChange, onBlur, ref, invalid, ...labeled }) => (
        <>
          <Upload
            ref={ref}
            invalid={invalid}
            aria-labelledby={labeled['aria-labelledby']}
            aria-describedby={labeled['aria-describedby']}
            label={label}
            upload={checkedSend(kind, { onDoubts: setDoubts })}
            describeError={attachmentProblem}
            kinds={['jpg', 'png', 'pdf']}
            capture="environment"
            value={value ? [uploadedFile(value)] : []}
            onValueChange={([file]) =>
              onValueChange(file ? { fileId: file.id, name: file.name, size: file.size, url: '' } : null)
            }
            onBlur={onBlur}
          />
          {value ? <PictureDoubts doubts={doubts} /> : null}
          <span>
            <SampleButton kind={kind} />
            {letter && kind === 'authorizationLetter' ? (
              <Button
                size="sm"
                variant="text"
                icon={<Icon name="download" />}
                onClick={() => setWriting(true)}
              >
                生成委托书
              </Button>
            ) : null}
            <HandoverButton kind={kind} onFile={onValueChange} />
          </span>
          <Suspense>
            {writing && letter ? (
              <AgentLetterDialog after={letter} onClose={() => setWriting(false)} setShown={setWriting} />
            ) : null}
          </Suspense>
        </>
      )}
    </Field>
  );
}

/** 上传材料: one tile for each paper of dossier 2.2, with hints for a valid photo. */
export function MaterialsStep({
  kinds,
  note,
  letter,
}: {
  kinds: readonly AttachmentKind[];
  note: string;
  letter: Letter;
}) {
  return (
    <Card title="上传材料" extra={<Link href="/downloadCenter">下载模板</Link>}>
      {note ? <Alert title={note} /> : null}
      <Tiles>
        {kinds.map((kind) => (
          <PaperTile key={kind} kind={kind} letter={letter} />
        ))}
      </Tiles>
    </Card>
  );
}
