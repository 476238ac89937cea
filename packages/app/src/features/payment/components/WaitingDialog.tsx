import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Spinner } from '@ca-portal/ui/spinner';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSettled, usePaymentResult } from '../queries.js';
import { PaymentHelp } from './PaymentHelp.js';

interface WaitingDialogProps {
  orderNo: string;
  onClose: () => void;
  /** The payment has arrived, or the visitor says that he has paid. */
  onPaid: () => void;
}

/** Keeps the visitor on the cashier page while he pays in the other window, and polls the result. */
export function WaitingDialog({ orderNo, onClose, onPaid }: WaitingDialogProps) {
  const [troubled, setTroubled] = useState(false);
  const { data, exhausted } = usePaymentResult(orderNo);
  const arrived = useEffectEvent(onPaid);
  const settled = isSettled(data);
  useEffect(() => {
    if (settled) arrived();
  }, [settled]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      compact
      title="请在新页面完成支付"
      description="付完后会自动跳转。没有反应，请点下面的按钮。"
      footer={
        <>
          <Button aria-expanded={troubled} onClick={() => setTroubled(!troubled)}>
            遇到问题
          </Button>
          <Button variant="primary" onClick={onPaid}>
            我已支付
          </Button>
        </>
      }
    >
      {exhausted ? (
        <p>还没有收到支付结果。如果您已经付款，请点“我已支付”，不要再付一次。</p>
      ) : (
        <Spinner verb="正在查询支付结果" />
      )}
      {troubled ? <PaymentHelp /> : null}
    </Dialog>
  );
}
