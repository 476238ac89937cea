import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Field } from '@ca-portal/ui/form';
import { Link } from '@ca-portal/ui/link';
import { Upload } from '@ca-portal/ui/upload';
import { sendAttachment, uploadedFile, uploadProblem, type FileLink } from '../../../shared/files/files.js';
import { Tiles } from '../application.styles.js';

/** 上传材料: one tile for each paper of dossier 2.2, with what makes it be accepted. */
export function MaterialsStep({ kinds, note }: { kinds: readonly AttachmentKind[]; note: string }) {
  return (
    <Card title="上传材料" extra={<Link href="/downloadCenter">下载模板</Link>}>
      {note ? <Alert title={note} /> : null}
      <Tiles>
        {kinds.map((kind) => {
          const { label, hint } = attachmentRule(kind);
          return (
            <Field<FileLink | null | undefined>
              key={kind}
              name={`materials.${kind}`}
              label={label}
              hint={hint}
              group
              required={`请上传${label}。`}
            >
              {({ value, onValueChange, onBlur, ref, invalid, ...labelled }) => (
                <Upload
                  ref={ref}
                  invalid={invalid}
                  aria-labelledby={labelled['aria-labelledby']}
                  aria-describedby={labelled['aria-describedby']}
                  label={label}
                  upload={sendAttachment}
                  describeError={uploadProblem}
                  kinds={['jpg', 'png', 'pdf']}
                  capture="environment"
                  value={value ? [uploadedFile(value)] : []}
                  onValueChange={([file]) =>
                    onValueChange(
                      file ? { fileId: file.id, name: file.name, size: file.size, url: '' } : null,
                    )
                  }
                  onBlur={onBlur}
                />
              )}
            </Field>
          );
        })}
      </Tiles>
    </Card>
  );
}
