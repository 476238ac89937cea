import { hasPermission, permissions } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useCurrentUser } from '../../../session/useSession.js';
import { OrderStatusTag } from '../../../shell/OrderStatusTag.js';
import { useRecentOrders } from '../queries.js';
import { stepOf, toDos, type ToDoOrder } from '../to-dos.js';
import { LoadFailed } from '../../../shell/LoadFailed.js';
import { MoreLink } from './Section.js';
import { Wrap } from './Section.styles.js';
import { ToDoRoot, ToDoRows } from './ToDoSection.styles.js';

const shownRows = 3;

/** What waits for whoever is logged in: his orders, or the review queue. */
export function ToDoSection() {
  const user = useCurrentUser();
  const reviews = user && hasPermission(user.permissions, permissions.reviewOrders);
  return (
    <ToDoRoot>
      <Wrap>{!user ? <WaitingCard /> : reviews ? <ReviewCard /> : <OrdersCard />}</Wrap>
    </ToDoRoot>
  );
}

function WaitingRows() {
  return (
    <ToDoRows aria-busy="true">
      <li>
        <Skeleton width="40%" />
      </li>
      <li>
        <Skeleton width="40%" />
      </li>
    </ToDoRows>
  );
}

function WaitingCard() {
  return (
    <Card title="我的待办" padding="none">
      <WaitingRows />
    </Card>
  );
}

function ReviewCard() {
  return (
    <Card
      title="我的待办"
      extra={
        <LinkButton variant="primary" href="/certManage/review">
          去审核
        </LinkButton>
      }
    >
      <p>付款后的订单要在 24 小时内完成审核，剩余时间最短的排在最前。</p>
    </Card>
  );
}

function OrdersCard() {
  const orders = useRecentOrders();
  const waiting = toDos(orders.data?.rows ?? []);
  return (
    <Card title="我的待办" padding="none" extra={<MoreLink label="全部订单" href="/core/order" />}>
      {orders.data && waiting.length === 0 ? (
        <Empty
          art={null}
          size="sm"
          title="没有待办的订单"
          reason="您的订单都已办完。需要新的证书，可以现在办理。"
          action={<LinkButton href="/product">办理证书</LinkButton>}
        />
      ) : orders.data ? (
        <ToDoRows>
          {waiting.slice(0, shownRows).map((order) => (
            <ToDoRow key={order.orderNo} order={order} />
          ))}
        </ToDoRows>
      ) : orders.isError ? (
        <LoadFailed unharmed="页面其他内容不受影响" what="待办" query={orders} />
      ) : (
        <WaitingRows />
      )}
    </Card>
  );
}

function ToDoRow({ order }: { order: ToDoOrder }) {
  const step = stepOf(order);
  return (
    <li>
      <span data-part="name">
        <b>{order.productName}</b>
        <span>{order.orderNo}</span>
      </span>
      <OrderStatusTag state={order.state} />
      <LinkButton size="sm" href={step.href}>
        {step.label}
        <HiddenText>，{order.productName}</HiddenText>
      </LinkButton>
    </li>
  );
}
