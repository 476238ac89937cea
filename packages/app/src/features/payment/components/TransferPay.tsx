import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { causeOf } from '../../../shared/failure/index.js';
import { newRequestId } from '../../../shared/browser/index.js';
import { useAnnounceTransfer, useTransferSlip } from '../settlement-queries.js';
import { TransferSteps } from './TransferSteps.js';

export interface TransferPayProps {
  orderNos: readonly string[];
  /** The orders have closed: no new transfer, but money that was already sent must still be found. */
  late?: boolean;
  /** Finance already has a slip: the visitor can only view it or submit a better one. */
  sent?: boolean;
}

/**
 * 对公转账 of orders. A second request for the same orders returns the transfer that is already open, so the remark stays
 * valid after a reload and on another computer.
 */
export function TransferPay({ orderNos, late = false, sent = false }: TransferPayProps) {
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
            <p>
              {late
                ? '已经汇款的，请上传凭证，财务确认到账后把款项退回付款的银行账户。还没有汇款的，请不要再汇。'
                : sent
                  ? '凭证传错了可以更换，汇款信息也可以再看一次。'
                  : '每次汇款有一个附言码，财务凭它找到您的款项。凭证提交以前，订单仍会按时关闭。'}
            </p>
            <Button variant={late || sent ? 'secondary' : 'primary'} onClick={ask}>
              {late ? '上传汇款凭证' : sent ? '查看汇款信息或更换凭证' : '查看汇款信息'}
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
        late={late}
        confirming={transfer.state === 'confirming'}
        onSlip={async (body) => {
          await slip.mutateAsync({ params: { transferNo: transfer.transferNo }, body });
          toaster.success(
            late
              ? '凭证已提交，财务确认到账后退回款项。'
              : '凭证已提交，订单不再自动关闭，财务在 1 个工作日内确认到账。',
          );
        }}
      />
    </>
  );
}
