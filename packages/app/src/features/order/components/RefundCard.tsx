import { moneyText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { Stack } from '../../../shared/page/index.js';
import { useWithdrawRefund, type OrderService } from '../service-queries.js';
import { RefundDialog } from './RefundDialog.js';

/** 退款: amount, account and date of a refund; a pending request can be withdrawn. */
export function RefundCard({ service }: { service: OrderService }) {
  const { refund } = service;
  const [asking, setAsking] = useState(false);
  if (refund.paidFen === 0) return null;
  return (
    <Card title="退款">
      <Stack>
        {refund.refusal && refund.status === 0 ? (
          <Alert tone="danger" title="上次申请没有通过">
            {refund.refusal}
          </Alert>
        ) : null}
        {refund.status === 1 ? <Waiting service={service} /> : null}
        {refund.status === 2 ? <Facts refund={refund} back="已退回" /> : null}
        {refund.status === 0 && refund.unavailableReason ? (
          <p>现在不能申请退款：{refund.unavailableReason}。</p>
        ) : null}
        {refund.status === 0 && !refund.unavailableReason ? (
          <>
            <Facts refund={refund} back="可退" />
            <Button onClick={() => setAsking(true)}>申请退款</Button>
          </>
        ) : null}
      </Stack>
      {asking ? <RefundDialog service={service} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function Waiting({ service }: { service: OrderService }) {
  const { orderNo, version, refund } = service;
  const withdraw = useWithdrawRefund();
  const [confirm, confirmDialog] = useConfirm();
  const ask = async () => {
    const sure = await confirm({
      title: '撤回退款申请？',
      description: '撤回后订单继续办理，需要时可以再次申请。',
      confirmLabel: '撤回申请',
      cancelLabel: '再想想',
    });
    if (!sure) return;
    withdraw.mutate(
      { params: { orderNo }, body: { version } },
      { onSuccess: () => toaster.success('退款申请已撤回，订单继续办理。') },
    );
  };
  if (refund.approved) {
    return (
      <>
        <Alert tone="success" title="退款申请已通过，正在退回">
          款项{refund.path}，{refund.arrivesWithin}。到账后订单关闭，并发消息给您。
        </Alert>
        <Facts refund={refund} back="将退回" />
      </>
    );
  }
  return (
    <>
      {confirmDialog}
      <Facts refund={refund} back="将退回" />
      <Button loading={withdraw.isPending} loadingText="撤回中" onClick={() => void ask()}>
        撤回退款申请
      </Button>
    </>
  );
}

function Facts({ refund, back }: { refund: OrderService['refund']; back: string }) {
  const { paidFen, deductionFen, refundableFen, path, arrivesWithin } = refund;
  return (
    <Descriptions
      items={[
        { term: '实付', value: moneyText(paidFen) },
        ...(deductionFen > 0 ? [{ term: '扣除已备的介质和签章', value: moneyText(deductionFen) }] : []),
        { term: back, value: <strong>{moneyText(refundableFen)}</strong> },
        { term: '退到哪里', value: path },
        { term: '多久到账', value: arrivesWithin },
      ]}
    />
  );
}
