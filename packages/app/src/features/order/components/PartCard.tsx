import type { OrderDetail } from '@ca-portal/api';
import { orderTypeLabel } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ProgressTrack } from '@ca-portal/ui/progress-track';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { orderDetailPath } from '../../../shared/orders/order-paths.js';
import { orderProgress } from '../order-progress.js';
import { useOrder } from '../queries.js';
import { OrderActions } from './OrderActions.js';

/** The other delivery of a bundle, with its own progress and its own next step. */
export function PartCard({ part }: { part: OrderDetail['parts'][number] }) {
  const order = useOrder(part.orderNo);
  return (
    <Card
      title={orderTypeLabel(part.orderType)}
      extra={
        <LinkButton size="sm" variant="text" href={orderDetailPath(part)}>
          查看
        </LinkButton>
      }
      {...(order.data ? { footer: <OrderActions order={order.data} /> } : {})}
    >
      {order.data ? (
        <ProgressTrack items={orderProgress(order.data)} />
      ) : order.isError ? (
        <LoadFailed what="领取进度" query={order} />
      ) : (
        <Skeleton height="6rem" />
      )}
    </Card>
  );
}
