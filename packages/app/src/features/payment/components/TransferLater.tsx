import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Suspense } from 'react';
import type { TransferPayProps } from './TransferPay.js';
import { TransferRoom } from '../Payment.styles.js';

/** Lazy part: few visitors pay by transfer, so its upload and calendar are loaded on demand. */
const TransferPay = lazyPart(async () => (await import('./TransferPay.js')).TransferPay);

/** 对公转账 below the payment methods. Other orders mean another transfer, so the state is reset. */
export function TransferLater(props: TransferPayProps) {
  return (
    <TransferRoom>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <TransferPay key={props.orderNos.join()} {...props} />
      </Suspense>
    </TransferRoom>
  );
}
