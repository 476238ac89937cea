import type { OrderDetail } from '@ca-portal/api';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Icon } from '@ca-portal/ui/icon';
import { AttachmentLinks } from '../../../shared/files/AttachmentLinks.js';
import { saveApplicationForm, type OrderService } from '../service-queries.js';

interface AttachmentsCardProps {
  order: Pick<OrderDetail, 'orderNo'>;
  attachments: OrderService['attachments'];
}

/** The filled-in form and what was handed in, to look at and to save. */
export function AttachmentsCard({ order, attachments }: AttachmentsCardProps) {
  const handedIn = attachments.filter(({ file }) => file !== null);
  return (
    <Card
      title="申请表与材料"
      extra={
        <Button
          size="sm"
          debounceClicks
          icon={<Icon name="download" />}
          onClick={() => void saveApplicationForm(order.orderNo)}
        >
          下载申请表
        </Button>
      }
    >
      {handedIn.length === 0 ? (
        <p>这笔订单没有另外提交材料，审核时以企业信息和个人信息里的附件为准。</p>
      ) : (
        <Descriptions
          columns={1}
          items={handedIn.map(({ label, file }) => ({
            term: label,
            value: file ? <AttachmentLinks label={label} files={[file]} /> : null,
          }))}
        />
      )}
    </Card>
  );
}
