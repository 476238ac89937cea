import type { OrderSummary } from '@ca-portal/api';
import { orderStates as s, type OrderState } from '@ca-portal/api/domain';

/** Orders under way; those that wait for the user stand first. */
const underWay: readonly OrderState[] = [
  s.waitingForPayment,
  s.reviewFailed,
  s.productionFailed,
  s.reviewPassed,
  s.inProduction,
  s.readyForDownload,
  s.readyForCollection,
  s.waitingForReview,
  s.readyForShipping,
];

export type ToDoOrder = Pick<OrderSummary, 'orderNo' | 'productName' | 'state' | 'delivery'>;

/** Orders that have not ended, those that wait for the user first. */
export const toDos = <Order extends ToDoOrder>(orders: readonly Order[]): Order[] =>
  orders
    .filter(({ state }) => underWay.includes(state))
    .toSorted((a, b) => underWay.indexOf(a.state) - underWay.indexOf(b.state));

const writable: readonly OrderState[] = [s.reviewPassed, s.inProduction, s.productionFailed];

/** Where the user goes on with it. */
export function stepOf({ orderNo, state, delivery }: ToDoOrder): { label: string; href: string } {
  const query = `?orderNo=${orderNo}`;
  if (state === s.waitingForPayment) return { label: '去支付', href: `/makeSurePay${query}` };
  if (writable.includes(state) && delivery === 'online')
    return { label: '写入证书', href: `/core/certWrite${query}` };
  if (state === s.reviewFailed) return { label: '查看原因', href: `/core/orderDetail${query}` };
  return { label: '查看进度', href: `/core/orderDetail${query}` };
}
