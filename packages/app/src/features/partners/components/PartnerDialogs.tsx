import { Button } from '@ca-portal/ui/button';
import { ConfirmDialog } from '@ca-portal/ui/confirm-dialog';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Dialog } from '@ca-portal/ui/dialog';
import type { Partner } from '../queries.js';

interface LeaveDialogProps {
  visited: { partner: Partner; address: URL } | undefined;
  onClose: () => void;
}

/** Asks before the user leaves the portal: the external site is responsible for its own content. */
export function LeaveDialog({ visited, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={visited !== undefined}
      onOpenChange={onClose}
      title="即将离开本站"
      description={
        visited
          ? `将在新标签页打开${visited.partner.name}：${visited.address.host}。那里的内容由对方负责，请不要在登录页以外填写证书密码。`
          : ''
      }
      confirmLabel="继续前往"
      onConfirm={() => {
        if (visited) window.open(visited.address.href, '_blank', 'noopener,noreferrer');
      }}
    />
  );
}

/** What was verified about a partner without a page here. */
export function QualificationDialog({
  partner,
  onClose,
}: {
  partner: Partner | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={partner !== undefined}
      onOpenChange={onClose}
      size="sm"
      title={partner ? `${partner.name}的资质` : ''}
      footer={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      {partner ? (
        <Descriptions
          columns={1}
          items={[
            { term: '资质与能力', value: partner.qualification },
            { term: '合作时间', value: partner.since ? `${partner.since} 年起` : '' },
            { term: '核验结果', value: '资质已核验' },
          ]}
        />
      ) : null}
    </Dialog>
  );
}
