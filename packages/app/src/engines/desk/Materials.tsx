import { type AttachmentKind } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Segmented } from '@ca-portal/ui/segmented';
import { AttachmentSample, hasSample } from '../../shared/attachments/index.js';
import { type FileLink, FileView } from '../../shared/files/index.js';
import { PaneHint, Versions } from './Materials.styles.js';

/** An uploaded file, with its previous version and a sample. */
export interface Material {
  readonly kind: AttachmentKind;
  readonly label: string;
  readonly hint: string;
  readonly file: FileLink;
  /** The version of the last review, if another file was uploaded since. */
  readonly previous?: FileLink | null;
}
/** What is shown beside the file. */
export type Compared = 'before' | 'sample' | 'none';

interface MaterialsProps {
  materials: readonly Material[];
  /** The kind of the visible material. */
  shown: string;
  onShow: (kind: string) => void;
  /** @default the previous version, if there is one */
  compared: Compared | undefined;
  onCompare: (compared: Compared) => void;
}

/** The uploaded file in large: with zoom, rotation and pages, beside its previous version or the sample. */
export function Materials({ materials, shown, onShow, compared, onCompare }: MaterialsProps) {
  const one = materials.find(({ kind }) => kind === shown) ?? materials[0];
  if (!one) {
    return (
      <Card title="材料">
        <Empty size="sm" title="没有材料" reason="这项业务没有要求上传材料，或者申请人还没有上传。" />
      </Card>
    );
  }
  const { kind, label, hint, file, previous } = one;
  const choices = [
    ...(previous ? [{ value: 'before' as const, label: '与上次并排' }] : []),
    ...(hasSample(kind) ? [{ value: 'sample' as const, label: '与示例并排' }] : []),
    { value: 'none' as const, label: '只看这次' },
  ];
  const usual: Compared = previous ? 'before' : 'none';
  const beside = choices.find(({ value }) => value === compared)?.value ?? usual;
  return (
    <Card title="材料">
      <Segmented
        label="查看哪份材料"
        value={one.kind}
        onValueChange={onShow}
        options={materials.map((material) => ({ value: material.kind, label: material.label }))}
      />
      <PaneHint>合格的样子：{hint}</PaneHint>
      {choices.length > 1 ? (
        <Segmented
          label="比较"
          value={beside}
          onValueChange={(next) => onCompare(next as Compared)}
          options={choices}
        />
      ) : null}
      <Versions data-beside={beside === 'none' ? undefined : true}>
        <FileView key={file.fileId} file={file} label={`这次的${label}`} />
        {beside === 'before' && previous ? (
          <FileView key={previous.fileId} file={previous} label={`上次的${label}`} />
        ) : null}
        {beside === 'sample' ? <AttachmentSample kind={kind} /> : null}
      </Versions>
    </Card>
  );
}
