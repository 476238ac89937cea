import { moneyText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import type { ReactNode } from 'react';
import type { Refusal } from '../useBalancePayment.js';
import { NarrowOnly } from '../Payment.styles.js';
import { PayRow } from './OrdersToPay.styles.js';

/** Requested orders that are no longer available, and why the last attempt was refused. */
export function PayNotices({ missing, refusal }: { missing: number; refusal: Refusal }) {
  return (
    <>
      {missing > 0 ? (
        <Alert tone="warning">{missing} 笔订单已经支付、关闭，或不属于您，没有列在下面。</Alert>
      ) : null}
      {refusal.text ? (
        <Alert tone="danger" live title="没有支付成功">
          {refusal.text}
        </Alert>
      ) : null}
    </>
  );
}

interface PayProps {
  totalFen: number;
  /** What must be done first; also shown beside the button. */
  obstacle: string | undefined;
  pending: boolean;
  onPay: () => void;
}

/** The pay button: in the card on a wide screen, in the bar with the sum on a narrow one. */
export function payWays({ totalFen, obstacle, pending, onPay }: PayProps): Record<'card' | 'bar', ReactNode> {
  const button = (block: boolean) => (
    <Button
      variant="primary"
      size="lg"
      block={block}
      loading={pending}
      loadingText="提交中"
      disabledReason={obstacle}
      onClick={onPay}
    >
      确认支付 {moneyText(totalFen)}
    </Button>
  );
  return {
    card: (
      <PayRow data-bar="" data-obstacle={obstacle}>
        {button(false)}
        {obstacle}
      </PayRow>
    ),
    bar: <NarrowOnly>{button(true)}</NarrowOnly>,
  };
}
