import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { Upload } from '@ca-portal/ui/upload';
import { useState, type ReactNode } from 'react';
import { AttachmentLinks, type FileLink, uploadedFile } from '../files/index.js';
import { attachmentProblem, checkedSend } from './attachment-check.js';
import { HandoverButton } from './HandoverButton.js';
import { SampleButton } from './SampleButton.js';
import { PictureDoubts } from './PictureDoubts.js';
import { Tiles } from './AttachmentTiles.styles.js';
import { tileId } from './tile-id.js';

interface AttachmentTilesProps<Kind extends AttachmentKind> {
  kinds: readonly Kind[];
  files: readonly { kind: Kind; file: FileLink }[];
  onChange: (kind: Kind, file: FileLink | undefined) => void;
  /** Why the attachment was sent back. */
  rejectionOf?: (kind: Kind) => string | undefined;
  /** Additional actions for an attachment, such as its template or a drawing. */
  extra?: (kind: Kind) => ReactNode;
}

/** The attachments of a record, each with its sample. Files are chosen or photographed here, or on the phone. */
export function AttachmentTiles<Kind extends AttachmentKind>({
  kinds,
  files,
  onChange,
  rejectionOf,
  extra,
}: AttachmentTilesProps<Kind>) {
  const [doubts, setDoubts] = useState<Partial<Record<AttachmentKind, readonly string[]>>>({});
  return (
    <Tiles>
      {kinds.map((kind) => {
        const { label, hint } = attachmentRule(kind);
        const file = files.find((one) => one.kind === kind)?.file;
        const rejection = rejectionOf?.(kind);
        return (
          <div key={kind} id={tileId(kind)} tabIndex={-1}>
            {/* An empty tile names itself; a file has only its own name. */}
            {file ? <strong>{label}</strong> : null}
            <Upload
              label={label}
              upload={checkedSend(kind, {
                onDoubts: (found) => setDoubts((all) => ({ ...all, [kind]: found })),
              })}
              describeError={attachmentProblem}
              kinds={['jpg', 'png', 'pdf']}
              capture="environment"
              value={file ? [uploadedFile(file)] : []}
              onValueChange={([chosen]) =>
                onChange(kind, chosen && { fileId: chosen.id, name: chosen.name, size: chosen.size, url: '' })
              }
            />
            {file ? <PictureDoubts doubts={doubts[kind] ?? []} /> : null}
            {file?.url ? <AttachmentLinks label={`预览${label}`} files={[file]} /> : null}
            {rejection ? <span data-part="rejection">退回原因：{rejection}</span> : null}
            <span data-part="hint">{hint}</span>
            <span data-part="ways">
              <SampleButton kind={kind} />
              <HandoverButton kind={kind} onFile={(taken) => onChange(kind, taken)} />
              {extra?.(kind)}
            </span>
          </div>
        );
      })}
    </Tiles>
  );
}
