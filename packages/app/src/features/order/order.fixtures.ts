import type { OrderDetail, OrderSummary } from '@ca-portal/api';
import { orders, orderService, shop, type OrderService } from '@ca-portal/api/contract';
import { formatBeijing, orderStateLabels, orderStates as s, type OrderState } from '@ca-portal/api/domain';

export const product = shop.detail.example.response;

const hourMs = 3_600_000;
/** Relative to now, because the pages count down to it. */
const inHours = (hours: number): string => formatBeijing(new Date(Date.now() + hours * hourMs));

const entry = (at: string, event: string, title: string, detail = '') => ({ at, event, title, detail });
const submitted = entry('2026-11-20 09:12:36', 'submit', '已提交', '等待支付');
const paid = entry('2026-11-20 09:15:02', 'pay', '已支付', '支付宝 ¥450.00');
const approved = entry('2026-11-20 13:48:11', 'approve', '审核通过', '材料齐全');
const making = entry('2026-11-21 09:30:00', 'startMaking', '开始制证');

const records: Record<OrderState, OrderDetail['timeline']> = {
  [s.draft]: [],
  [s.waitingForPayment]: [submitted],
  [s.waitingForReview]: [paid, submitted],
  [s.reviewFailed]: [entry('2026-11-20 14:05:00', 'reject', '审核不通过', '2 项须修改'), paid, submitted],
  [s.reviewPassed]: [approved, paid, submitted],
  [s.inProduction]: [making, approved, paid, submitted],
  [s.productionFailed]: [
    entry('2026-11-21 09:31:00', 'makingFailed', '写入中断', 'CA锁在写入时被拔出'),
    making,
    approved,
    paid,
    submitted,
  ],
  [s.readyForCollection]: [
    entry('2026-11-21 10:00:00', 'madeForCollection', '制证完成'),
    making,
    approved,
    paid,
    submitted,
  ],
  [s.readyForShipping]: [
    entry('2026-11-21 10:00:00', 'madeForShipping', '制证完成'),
    making,
    approved,
    paid,
    submitted,
  ],
  [s.readyForDownload]: [
    entry('2026-11-21 10:00:00', 'madeForDownload', '签发完成'),
    making,
    approved,
    paid,
    submitted,
  ],
  [s.readyForStudy]: [
    entry('2026-11-20 09:15:02', 'enrolled', '报名成功', '首次学习前可以全额退款'),
    paid,
    submitted,
  ],
  [s.completed]: [
    entry('2026-11-21 10:00:00', 'installed', '证书已写入', '企业主锁'),
    making,
    approved,
    paid,
    submitted,
  ],
  [s.cancelled]: [entry('2026-11-20 09:20:00', 'cancel', '已取消', '由您取消'), submitted],
  [s.closed]: [entry('2026-11-21 09:12:36', 'timeOut', '已关闭', '超时未支付'), submitted],
  [s.refunded]: [entry('2026-11-20 10:00:00', 'refund', '已退款', '原路退回'), paid, submitted],
};

const unpaid: readonly OrderState[] = [s.draft, s.waitingForPayment, s.cancelled, s.closed];
const issuable: readonly OrderState[] = [s.reviewPassed, s.inProduction, s.productionFailed];

/** The server's data of an order in this state. */
export function orderIn(state: OrderState, changes: Partial<OrderDetail> = {}): OrderDetail {
  const delivery = changes.delivery ?? 'online';
  const actions: OrderDetail['actions'] =
    state === s.waitingForPayment
      ? ['pay', 'cancel']
      : issuable.includes(state) && delivery === 'online'
        ? ['issue']
        : [];
  return {
    ...orders.detail.example.response,
    state,
    createdAt: '2026-11-20 09:12:36',
    paidAt: unpaid.includes(state) ? null : '2026-11-20 09:15:02',
    payBefore: state === s.waitingForPayment ? inHours(23.24) : null,
    reviewBefore: state === s.waitingForReview ? '2026-11-21 09:15:02' : null,
    rejection:
      state === s.reviewFailed
        ? [
            {
              item: 'sealForm',
              code: 'S1',
              text: '公章压住“企业名称”一行，读不出印章边缘。请重新盖在方框内后扫描。',
            },
            { item: 'platforms', code: 'F1', text: '与加盖公章的纸质申请表不一致。' },
          ]
        : [],
    timeline: records[state],
    actions,
    ...changes,
  };
}

const orderNoOf = (index: number) => `DD20261120${String(index + 1).padStart(6, '0')}`;

/** One row for each state that a list can show. */
export const orderRows: OrderSummary[] = Object.values(s)
  .filter((state) => state !== s.draft)
  .map((state, index) => {
    const { orderNo: _, ...order } = orderIn(state, {
      delivery:
        state === s.readyForShipping ? 'courier' : state === s.readyForCollection ? 'counter' : 'online',
    });
    return { ...order, orderNo: orderNoOf(index), productName: `企业主锁（${orderStateLabels[state]}）` };
  });

type Delivery = OrderService['deliveries'][number];

/** The server's additional data of an order. */
export function serviceOf(
  order: OrderDetail,
  { delivery = {}, ...changes }: Partial<OrderService> & { delivery?: Partial<Delivery> } = {},
): OrderService {
  const example = orderService.service.example.response;
  const [kind] = example.deliveries;
  return {
    ...example,
    orderNo: order.orderNo,
    version: order.version,
    state: order.state,
    deliveries: [{ ...kind!, kind: order.delivery, servicePoint: order.servicePoint, ...delivery }],
    attachments: order.rejection.some(({ item }) => item === 'sealForm')
      ? [{ ...example.attachments[0]!, kind: 'sealForm', label: '电子印章采集表', rejection: '印章压字' }]
      : example.attachments,
    correctBefore: order.state === s.reviewFailed ? '2026-12-20 14:05:00' : null,
    ...changes,
  };
}
