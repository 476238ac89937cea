export {
  type AccountRow,
  type UsableAccount,
  heldFen,
  holdingLimit,
  lockAccount,
  rechargingFen,
  usableAccount,
} from './account.js';
export { lockAnnounced, repriceAnnounced } from './announced-transfer.js';
export { type Arrival, type Unwanted, fromNobody } from './arrival.js';
export { closeUnpaidOrders } from './close-unpaid.js';
export { creditRecharge, payerOf, rechargeArrived } from './credit-recharge.js';
export { combinedArrived, completeCombined, releaseCombined } from './end-combined.js';
export { askJob, expectPayment } from './expect-payment.js';
export { isMoneyToReturn, refundLabels, returnMoney, tradeOf, transferChannel } from './money-to-return.js';
export { type MovementRow, moveBalance, system } from './move-balance.js';
export { cancelRecharge, openRecharges } from './open-recharges.js';
export { type RechargeRow, rechargeResult, rechargeSlip, startRecharge } from './recharge.js';
export { returningFen } from './returning.js';
export { refundArrival } from './refund-arrival.js';
export { type NoticeOutcome, type ReceivedNotice, recordNotice } from './record-notice.js';
export { settleOrder } from './settle-order.js';
export {
  type CombinedRow,
  coverOrders,
  demandNoSettlement,
  demandSameOrders,
  endSettlements,
  inPayment,
  isTransfer,
  lockPayable,
  openSettlement,
  settledOrders,
  totalOf,
  transferOpen,
  waitsForSettlement,
} from './settlement-orders.js';
export { checkSpender, sendSpendingCode, spendBySms } from './spending.js';
export { announceTransfer, handInSlip, transferLabels } from './transfer.js';
