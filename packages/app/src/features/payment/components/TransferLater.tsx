import { Skeleton } from '@ca-portal/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { TransferPayProps } from './TransferPay.js';
import { TransferRoom } from '../Payment.styles.js';

/** Few pay so: its upload and calendar are no weight of the page. */
const TransferPay = lazy(() => import('./TransferPay.js').then((m) => ({ default: m.TransferPay })));

/** 对公转账 below the ways to pay. Other orders are another transfer, so they begin anew. */
export function TransferLater(props: TransferPayProps) {
  return (
    <TransferRoom>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <TransferPay key={props.orderNos.join()} {...props} />
      </Suspense>
    </TransferRoom>
  );
}
