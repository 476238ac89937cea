import type { OrderSummary } from '@ca-portal/api';
import { orderStates as s, type OrderState } from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';
import type { StatusFamily } from '@ca-portal/ui/status-tag';

interface Look {
  state: OrderState;
  family: StatusFamily;
  icon: IconName;
}
const look = (state: OrderState, family: StatusFamily, icon: IconName): Look => ({ state, family, icon });

/** Orders under way with their look (design language 2.4); those that wait for the user stand first. */
const underWay: readonly Look[] = [
  look(s.waitingForPayment, 'warning', 'clock'),
  look(s.reviewFailed, 'danger', 'warning'),
  look(s.productionFailed, 'danger', 'warning'),
  look(s.reviewPassed, 'info', 'check'),
  look(s.inProduction, 'violet', 'arc'),
  look(s.readyForDownload, 'teal', 'download'),
  look(s.readyForCollection, 'teal', 'box'),
  look(s.waitingForReview, 'info', 'dot'),
  look(s.readyForShipping, 'teal', 'truck'),
];
const urgency = (state: OrderState): number => underWay.findIndex((one) => one.state === state);

export type ToDoOrder = Pick<OrderSummary, 'orderNo' | 'productName' | 'state' | 'delivery'>;

/** Orders that have not ended, those that wait for the user first. */
export const toDos = <Order extends ToDoOrder>(orders: readonly Order[]): Order[] =>
  orders.filter(({ state }) => urgency(state) >= 0).toSorted((a, b) => urgency(a.state) - urgency(b.state));

export const lookOf = (state: OrderState): Look =>
  underWay[urgency(state)] ?? look(state, 'neutral', 'minus');

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
