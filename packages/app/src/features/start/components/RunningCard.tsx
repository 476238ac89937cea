import { orderTab, orderTypeLabel, type OrderTab } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Shown } from '../../../shared/failure/index.js';
import { OrderStatusTag } from '../../../shared/orders/index.js';
import { useNewestOrders } from '../queries.js';
import { Lines, Rows } from '../StartPage.styles.js';

const shown = 4;
const open: readonly OrderTab[] = ['pay', 'review', 'correct', 'making', 'collect'];

/** Open orders, newest first, titled by business and holder. */
export function RunningCard() {
  const orders = useNewestOrders();
  const running = orders.data?.rows.filter((one) => open.includes(orderTab(one.state, one.refundStatus)));
  return (
    <Card padding="none" title="正在办理" extra={<Link href="/core/order">我的订单</Link>}>
      <Shown
        part
        of={{ ...orders, data: running }}
        what="订单"
        empty={
          <Rows>
            <li>没有正在办理的业务</li>
          </Rows>
        }
        loading={
          <Rows aria-busy>
            <li>
              <Skeleton width="60%" />
            </li>
          </Rows>
        }
      >
        {(rows) => (
          <Rows>
            {rows.slice(0, shown).map(({ orderNo, orderType, holderName, state, refundStatus }) => (
              <li key={orderNo}>
                <Lines>
                  <b>
                    {orderTypeLabel(orderType)}，{holderName}
                  </b>
                  <small>{orderNo}</small>
                </Lines>
                <OrderStatusTag state={state} refundStatus={refundStatus} />
                <Link href={`/core/orderDetail?orderNo=${orderNo}`} aria-label={`看进度，${orderNo}`}>
                  看进度
                </Link>
              </li>
            ))}
          </Rows>
        )}
      </Shown>
    </Card>
  );
}
