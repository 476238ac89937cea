import { downloadStatusLabels, silentParcelDays } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatMinute } from '@ca-portal/ui/formats';
import { QrCode } from '@ca-portal/ui/qr-code';
import { toaster } from '@ca-portal/ui/toast';
import { usePortalConfig } from '../../../config/config.js';
import { copyText } from '../../../shared/browser/index.js';
import { Stack } from '../../../shared/page/index.js';
import { PickupCode } from '../OrderDetailPage.styles.js';
import { useServicePoint } from './service-point.js';
import { useReceived, type OrderService } from '../service-queries.js';

type Delivery = OrderService['deliveries'][number];

interface HandoverCardProps {
  service: OrderService;
}

/** How the holder receives the certificate: pick-up code, parcel or download, with its progress. */
export function HandoverCard({ service }: HandoverCardProps) {
  const shown = service.deliveries.filter(hasNews);
  if (shown.length === 0) return null;
  return (
    <Card title="领取">
      <Stack>
        {shown.map((delivery) =>
          delivery.kind === 'counter' ? (
            <Pickup key="counter" delivery={delivery} />
          ) : delivery.kind === 'courier' ? (
            <Parcel key="courier" delivery={delivery} service={service} />
          ) : (
            <Descriptions
              key="online"
              columns={1}
              items={[
                { term: '下载状态', value: downloadStatusLabels[delivery.downloadStatus] },
                ...(delivery.at ? [{ term: '下载时间', value: formatMinute(delivery.at) }] : []),
              ]}
            />
          ),
        )}
      </Stack>
    </Card>
  );
}

/** Until the certificate is made, the order's state says the same. */
const hasNews = ({ kind, state }: Delivery): boolean =>
  kind === 'online'
    ? ['download', 'done', 'writing', 'failed'].includes(state)
    : ['collect', 'ship', 'shipped', 'done'].includes(state);

function Pickup({ delivery }: { delivery: Delivery }) {
  const point = useServicePoint(delivery.servicePoint);
  if (delivery.state === 'done') {
    return (
      <Descriptions
        columns={1}
        items={[
          { term: '服务网点', value: delivery.servicePoint },
          { term: '领取时间', value: delivery.at ? formatMinute(delivery.at) : '已领取' },
        ]}
      />
    );
  }
  return (
    <Stack>
      {delivery.pickupCode ? (
        <PickupCode>
          <QrCode value={delivery.pickupCode} label="取件码" hideText />
          <p>
            取件码 <strong>{delivery.pickupCode}</strong>
          </p>
        </PickupCode>
      ) : (
        <p>取件码正在生成，稍后会出现在这里，也会发消息给您。</p>
      )}
      <Descriptions columns={1} items={[...point, { term: '请带上', value: '身份证原件' }]} />
    </Stack>
  );
}

function Parcel({ delivery, service }: { delivery: Delivery; service: OrderService }) {
  const { orderNo, version } = service;
  const { hotline } = usePortalConfig();
  const received = useReceived();
  const [confirm, confirmDialog] = useConfirm();
  const ask = async () => {
    const sure = await confirm({
      title: '确认已经收到证书？',
      description: '确认后订单办结。请先核对包裹完好。密码不在包裹内，凭解锁码自行设置。',
      confirmLabel: '已签收',
    });
    if (!sure) return;
    received.mutate(
      { params: { orderNo }, body: { version } },
      { onSuccess: () => toaster.success('已签收，订单办结。') },
    );
  };
  return (
    <Stack>
      {confirmDialog}
      <Descriptions
        columns={1}
        items={[
          { term: '快递', value: delivery.courier || '正在安排寄出' },
          { term: '运单号', value: delivery.trackingNumber },
          ...(delivery.at
            ? [
                {
                  term: delivery.state === 'done' ? '签收时间' : '寄出时间',
                  value: formatMinute(delivery.at),
                },
              ]
            : []),
        ]}
      />
      {delivery.state === 'shipped' ? (
        <>
          <Button
            variant="text"
            size="sm"
            onClick={() =>
              void copyText(
                delivery.trackingNumber,
                '运单号已复制，可以在快递公司网站或小程序中查询',
                '没有复制成功，请选中运单号后手动复制',
              )
            }
          >
            复制运单号
          </Button>
          <Button
            variant="primary"
            loading={received.isPending}
            loadingText="提交中"
            onClick={() => void ask()}
          >
            已签收
          </Button>
          <p>
            寄出 {silentParcelDays} 天后没有确认的，自动视为已签收。没有收到包裹，或查不到物流，请在此之前致电{' '}
            {hotline.phone}（{hotline.hours}），由工作人员更正单号或重新寄出。
          </p>
        </>
      ) : null}
    </Stack>
  );
}
