import type { cashier as group } from '@ca-portal/api/contract';
import { formatBeijing, orderStateLabels, orderStates, orderDueFen, moneyText } from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import {
  closeUnpaidOrders,
  usableAccount,
  releaseCombined,
  isTransfer,
  openSettlement,
  transferOpen,
  announceTransfer,
  handInSlip,
} from '../../services/money/index.js';
import { findOrder, type OrderRow, orderTitle, owned } from '../../services/orders/index.js';
import { combinedResult, payCombined } from './combined.js';

async function obstacle(order: OrderRow, context: CallContext) {
  if (order.state !== orderStates.waitingForPayment) {
    const unavailableReason = `该订单当前为“${orderStateLabels[order.state]}”，不能支付`;
    return { unavailableReason, inTransfer: await transferOpen(context.services.db, order.orderNo) };
  }
  const settlement = await openSettlement(context.services.db, order.orderNo);
  if (!settlement) return { unavailableReason: '', inTransfer: false };
  return isTransfer(settlement)
    ? { unavailableReason: '转账凭证已提交，等待财务确认到账', inTransfer: true }
    : { unavailableReason: '该订单正在合并支付', inTransfer: false };
}

export const cashierHandlers: Handlers<typeof group> = {
  async open({ query }, context) {
    const { services } = context;
    const session = sessionOf(context);
    await releaseCombined(services);
    await closeUnpaidOrders(services);
    const rows: { order: OrderRow; unavailableReason: string; inTransfer: boolean }[] = [];
    for (const orderNo of new Set(query.orderNos.split(','))) {
      const order = owned(session, await findOrder(services.db, orderNo));
      rows.push({ order, ...(await obstacle(order, context)) });
    }
    const open = rows.filter(({ unavailableReason }) => unavailableReason === '');
    const totalFen = open.reduce((sum, { order }) => sum + orderDueFen(order), 0);
    const { account, orderLimitFen } = await usableAccount(services.db, session, services.clock());
    const { availableFen } = account;
    const overLimit =
      orderLimitFen !== null && open.some(({ order }) => orderDueFen(order) > orderLimitFen)
        ? `超过您的单笔限额 ${moneyText(orderLimitFen)}`
        : '';
    const nothing = open.length === 0 ? '没有可支付的订单' : '';
    const short = availableFen < totalFen ? `余额不足，还差 ${moneyText(totalFen - availableFen)}` : '';
    const single = open.length > 1 ? '多笔订单请选择合并支付' : '';
    const needless = open.length === 1 && availableFen === 0 ? '余额为 0，请选择支付宝' : '';
    return {
      orders: rows.map(({ order, unavailableReason, inTransfer }) => ({
        orderNo: order.orderNo,
        title: orderTitle(order),
        amountFen: orderDueFen(order),
        couponFen: order.couponFen,
        payBefore: formatBeijing(order.payBefore),
        unavailableReason,
        inTransfer,
      })),
      totalFen,
      availableFen,
      methods: [
        { method: 'alipay', label: '支付宝', unavailableReason: nothing || single },
        { method: 'balance', label: '预存账户', unavailableReason: nothing || short || overLimit },
        { method: 'combined', label: '合并支付', unavailableReason: nothing || needless },
        { method: 'transfer', label: '对公转账', unavailableReason: nothing },
      ],
    };
  },

  payCombined: ({ body }, context) => payCombined(body, context),
  combinedResult: ({ params }, context) => combinedResult(params.combinedNo, context),
  transfer: ({ body }, context) => announceTransfer(body, context),
  transferSlip: ({ params, body }, context) => handInSlip(params.transferNo, body, context),
};
