import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { Dialog } from '@ca-portal/ui/dialog';
import { Stack } from '../page/index.js';
import { AttachmentSample } from './AttachmentSample.js';

/** 示例: how the picture should look, and the reasons for which it is sent back. */
export function SampleDialog({ kind, onClose }: { kind: AttachmentKind; onClose: () => void }) {
  const { label, hint, reasons } = attachmentRule(kind);
  return (
    <Dialog open onOpenChange={onClose} title={`${label}示例`}>
      <Stack>
        <AttachmentSample kind={kind} />
        <p>{hint}。</p>
        <p>常见退回原因：{Object.values(reasons).join('、')}。</p>
      </Stack>
    </Dialog>
  );
}
