import type { OrderDetail } from '@ca-portal/api';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Dialog } from '@ca-portal/ui/dialog';
import { Icon } from '@ca-portal/ui/icon';
import { useState } from 'react';
import { RowActions } from '../../../shared/list/index.js';
import { AttachmentLinks, FileView } from '../../../shared/files/index.js';
import { applicationForm, saveApplicationForm, type OrderService } from '../service-queries.js';

interface AttachmentsCardProps {
  order: Pick<OrderDetail, 'orderNo'>;
  attachments: OrderService['attachments'];
}

/** The filled-in form and the uploaded files, to display and to save. */
export function AttachmentsCard({ order, attachments }: AttachmentsCardProps) {
  const handedIn = attachments.filter(({ file }) => file !== null);
  const [looking, setLooking] = useState(false);
  return (
    <Card
      title="申请表与材料"
      extra={
        <RowActions>
          <Button size="sm" icon={<Icon name="eye" />} onClick={() => setLooking(true)}>
            查看申请表
          </Button>
          <Button
            size="sm"
            debounceClicks
            icon={<Icon name="download" />}
            onClick={() => void saveApplicationForm(order.orderNo)}
          >
            下载申请表
          </Button>
        </RowActions>
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
      {looking ? (
        <Dialog open onOpenChange={() => setLooking(false)} size="xl" allowFullScreen title="申请表">
          <FileView file={applicationForm(order.orderNo)} label="申请表" />
        </Dialog>
      ) : null}
    </Card>
  );
}
