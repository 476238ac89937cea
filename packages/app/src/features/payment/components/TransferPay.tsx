import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { causeOf } from '../../../shared/failure/load-failed-reason.js';
import { newRequestId } from '../../../shared/browser/request-id.js';
import { useAnnounceTransfer, useTransferSlip } from '../settlement-queries.js';
import { TransferSteps } from './TransferSteps.js';

/**
 * 对公转账 of orders. Announcing the same orders again answers the transfer that is already open, so that the remark
 * that was written at the bank stays the right one after a reload and on another computer.
 */
export function TransferPay({ orderNos }: { orderNos: readonly string[] }) {
  const announce = useAnnounceTransfer();
  const slip = useTransferSlip();
  const [requestId] = useState(newRequestId);
  const ask = () => announce.mutate({ body: { requestId, orderNos: [...orderNos] } });
  const transfer = slip.data ?? announce.data;
  if (!transfer) {
    return (
      <>
        {announce.isError ? (
          <Alert tone="danger" live title="没有取得汇款信息">
            {causeOf(announce.error)}。没有扣款，请再试一次，或改用其他方式支付。
          </Alert>
        ) : null}
        {announce.isPending ? (
          <Skeleton height="12rem" />
        ) : (
          <>
            <p>每次汇款有一个附言码，财务凭它找到您的款项。凭证提交以前，订单仍会按时关闭。</p>
            <Button variant="primary" onClick={ask}>
              查看汇款信息
            </Button>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {transfer.difference ? (
        <Alert tone="warning">凭证上的金额与订单不一致，财务核对后联系您。</Alert>
      ) : null}
      <TransferSteps
        amountFen={transfer.amountFen}
        account={transfer}
        confirming={transfer.state === 'confirming'}
        onSlip={async (body) => {
          await slip.mutateAsync({ params: { transferNo: transfer.transferNo }, body });
          toaster.success('凭证已提交，订单不再自动关闭，财务在 1 个工作日内确认到账。');
        }}
      />
    </>
  );
}
