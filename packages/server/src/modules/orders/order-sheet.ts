import {
  deliveryLabels,
  formatBeijing,
  orderDueFen,
  orderStateLabels,
  orderTypeLabel,
  refundStatusLabels,
} from '@ca-portal/api/domain';
import type { OrderRow } from '../../services/orders/index.js';

/** The order list as a spreadsheet. */
export const sheetColumns = [
  '订单号',
  '业务类型',
  '业务',
  '持有人',
  '单位名称',
  '状态',
  '退款',
  '应付金额（元）',
  '领取方式',
  '下单时间',
  '支付时间',
];

/** An amount is a number, so that the sheet can sum it. */
export const sheetRow = (order: OrderRow): (string | number)[] => [
  order.orderNo,
  orderTypeLabel(order.orderType),
  order.productName,
  order.holderName,
  order.companyName,
  orderStateLabels[order.state],
  refundStatusLabels[order.refundStatus],
  orderDueFen(order) / 100,
  deliveryLabels[order.delivery],
  formatBeijing(order.createdAt),
  order.paidAt ? formatBeijing(order.paidAt) : '',
];
