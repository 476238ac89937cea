import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Suspense } from 'react';
import type { TransferPayProps } from './TransferPay.js';
import { TransferRoom } from '../Payment.styles.js';

/** Lazy part: few visitors pay by transfer, so its upload and calendar are loaded on demand. */
const TransferPay = lazyPart(async () => (await import('./TransferPay.js')).TransferPay);

interface TransferLaterProps extends TransferPayProps {
  /** What the orders cost now, while they can be paid. */
  amountFen?: number;
}

/** 对公转账 below the payment methods. Other orders, or another amount, mean other steps, so the state is reset. */
export function TransferLater({ amountFen, ...props }: TransferLaterProps) {
  return (
    <TransferRoom>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <TransferPay key={`${props.orderNos.join()} ${amountFen}`} {...props} />
      </Suspense>
    </TransferRoom>
  );
}
