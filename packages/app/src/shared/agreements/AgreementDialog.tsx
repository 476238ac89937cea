import type { ResultOf } from '@ca-portal/api';
import type { about } from '@ca-portal/api/contract';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { RichText } from '@ca-portal/ui/rich-text';

interface AgreementDialogProps {
  agreement: ResultOf<(typeof about)['agreements']>[number];
  onClose: () => void;
}

/** Shows one agreement. */
export function AgreementDialog({
  agreement: { title, version, date, html },
  onClose,
}: AgreementDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={title}
      description={`${version ? `版本 ${version}，` : ''}${date} 起生效`}
      footer={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <RichText html={html} />
    </Dialog>
  );
}
