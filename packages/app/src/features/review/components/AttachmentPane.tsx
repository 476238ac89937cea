import type { ResultOf } from '@ca-portal/api';
import type { desk } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Segmented } from '@ca-portal/ui/segmented';
import { useState } from 'react';
import { FileView } from '../../../shared/files/FileView.js';
import { PaneHint, Versions } from './AttachmentPane.styles.js';

export type ReviewAttachment = ResultOf<(typeof desk)['attachments']>[number];

interface AttachmentPaneProps {
  attachments: readonly ReviewAttachment[];
  /** The key of the current item: its paper is shown. */
  shown: string;
  onShow: (kind: string) => void;
}

/** What was handed in, large: zoomed, turned, page by page, and beside what was handed in before. */
export function AttachmentPane({ attachments, shown, onShow }: AttachmentPaneProps) {
  const [beside, setBeside] = useState(true);
  const one = attachments.find(({ kind }) => kind === shown) ?? attachments[0];
  if (!one) {
    return (
      <Card title="材料">
        <Empty size="sm" title="没有材料" reason="这项业务没有要求上传材料，或者申请人还没有上传。" />
      </Card>
    );
  }
  const { label, hint, file, previous } = one;
  return (
    <Card title="材料">
      <Segmented
        label="查看哪份材料"
        value={one.kind}
        onValueChange={onShow}
        options={attachments.map(({ kind, label: name }) => ({ value: kind, label: name }))}
      />
      <PaneHint>合格的样子：{hint}</PaneHint>
      {previous ? (
        <Segmented
          label="与上次比较"
          value={beside ? 'both' : 'now'}
          onValueChange={(next) => setBeside(next === 'both')}
          options={[
            { value: 'both', label: '与上次并排' },
            { value: 'now', label: '只看这次' },
          ]}
        />
      ) : null}
      <Versions data-beside={(previous && beside) || undefined}>
        <FileView key={file.fileId} file={file} label={`这次的${label}`} />
        {previous && beside ? (
          <FileView key={previous.fileId} file={previous} label={`上次的${label}`} />
        ) : null}
      </Versions>
    </Card>
  );
}
