import type { OrderDetail } from '@ca-portal/api';
import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { AttachmentTiles } from '../../../shared/attachments/index.js';
import type { FileLink } from '../../../shared/files/index.js';
import { CardAside, Stack } from '../../../shared/page/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { StampHint } from './StampHint.js';
import { saveApplicationForm, useAttach, type OrderService } from '../service-queries.js';

interface MissingPapersCardProps {
  order: Pick<OrderDetail, 'orderNo'>;
  service: Pick<OrderService, 'missing' | 'version'>;
}

/** 还需提交的材料: papers that the review requires. Each one is stored as soon as it is uploaded. */
export function MissingPapersCard({ order, service }: MissingPapersCardProps) {
  const { missing, version } = service;
  const attach = useAttach();
  const [refused, setRefused] = useState<{ kind: AttachmentKind; text: string }>();
  const handIn = async (kind: AttachmentKind, file: FileLink | undefined) => {
    if (!file) return;
    setRefused(undefined);
    try {
      const params = { orderNo: order.orderNo };
      await attach.mutateAsync({ params, body: { version, kind, fileId: file.fileId } });
      toaster.success(`${attachmentRule(kind).label}已提交。`);
    } catch (error) {
      const { text, fields } = refusalOf(error, () => kind);
      setRefused({ kind, text: text ?? fields[0]?.message ?? '' });
    }
  };
  return (
    <Card title="还需提交的材料" extra={<CardAside>共 {missing.length} 项，缺少时审核不能通过</CardAside>}>
      <Stack>
        {refused?.text ? (
          <Alert tone="danger" live title={`${attachmentRule(refused.kind).label}没有提交`}>
            {refused.text}
          </Alert>
        ) : null}
        {attach.isPending ? <output>正在核对文件，请稍候。</output> : null}
        <AttachmentTiles
          kinds={missing}
          files={[]}
          onChange={(kind, file) => void handIn(kind, file)}
          extra={(kind) =>
            kind === 'applicationForm' ? (
              <Button
                size="sm"
                variant="text"
                debounceClicks
                icon={<Icon name="download" />}
                onClick={() => void saveApplicationForm(order.orderNo)}
              >
                下载带条码的申请表
              </Button>
            ) : null
          }
        />
        <StampHint />
      </Stack>
    </Card>
  );
}
