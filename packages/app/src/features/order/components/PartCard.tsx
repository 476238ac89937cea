import type { OrderDetail } from '@ca-portal/api';
import { orderTypeLabel } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ProgressTrack } from '@ca-portal/ui/progress-track';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Shown } from '../../../shared/failure/index.js';
import { orderDetailPath } from '../../../shared/orders/index.js';
import { orderProgress } from '../order-progress.js';
import { useOrder } from '../queries.js';
import { OrderActions } from './OrderActions.js';

/** The other part of a bundle, with its own progress and next step. */
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
      <Shown part of={order} what="领取进度" loading={<Skeleton height="6rem" />}>
        {(data) => <ProgressTrack items={orderProgress(data)} />}
      </Shown>
    </Card>
  );
}
