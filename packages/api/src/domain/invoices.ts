import { checkCompanyAccount, checkCreditCode, checkEmail } from './validators/index.js';
import type { RefundStatus } from './refunds.js';

/** 1 ordinary, 2 special (for deduction of VAT); both fully digital. */
export const invoiceKinds = ['1', '2'] as const;
/** Ordinary or special invoice. */
export type InvoiceKind = (typeof invoiceKinds)[number];
/** The Chinese labels. */
export const invoiceKindLabels: Readonly<Record<InvoiceKind, string>> = {
  1: '电子发票（普通发票）',
  2: '电子发票（增值税专用发票）',
};

/** States of an invoice. */
export const invoiceStateLabels = {
  waiting: '待开票',
  issuing: '开票中',
  issued: '已开票',
  failed: '开票失败',
  reversed: '已红冲',
} as const;
/** State of an invoice. */
export type InvoiceState = keyof typeof invoiceStateLabels;
/** All states of an invoice, for a schema. */
export const invoiceStates = Object.keys(invoiceStateLabels) as [InvoiceState, ...InvoiceState[]];

/** Events of an invoice. */
export type InvoiceEvent = 'start' | 'issue' | 'fail' | 'correct' | 'reverse';
const transitions: Readonly<Record<InvoiceState, Partial<Record<InvoiceEvent, InvoiceState>>>> = {
  waiting: { start: 'issuing' },
  issuing: { issue: 'issued', fail: 'failed' },
  issued: { reverse: 'reversed' },
  failed: { correct: 'waiting' },
  reversed: {},
};
/** The state after an event, or undefined when it is not allowed. Only an issued invoice can be reversed. */
export const nextInvoiceState = (state: InvoiceState, event: InvoiceEvent): InvoiceState | undefined =>
  transitions[state][event];

/** Order data for the invoice rules. */
export interface InvoiceableOrder {
  /** Paid amount, in fen. */
  readonly paidFen: number;
  /** State of a refund. */
  readonly refund: RefundStatus;
  /** Whether it is on an invoice already. */
  readonly invoiced: boolean;
  /** A top-up of the prepaid account is invoiced when it is spent, not when it is paid in. */
  readonly isRecharge: boolean;
}
/** Why an order cannot be invoiced; empty when it can. */
export function invoiceObstacle(order: InvoiceableOrder): string {
  if (order.isRecharge) return '充值在消费时开票，不能单独开票';
  if (order.invoiced) return '该订单已申请开票';
  if (order.refund > 0) return '订单正在退款或已退款，不能开票';
  return order.paidFen > 0 ? '' : '没有实付金额，不能开票';
}

/** The paid amount, without the coupon: the sum of the orders of one application. */
export const invoiceAmountFen = (orders: readonly InvoiceableOrder[]): number =>
  orders.reduce((sum, order) => sum + (invoiceObstacle(order) === '' ? order.paidFen : 0), 0);

/** The invoice title: the recipient of an invoice. */
export interface InvoiceTitle {
  /** A company, or a person. */
  readonly forCompany: boolean;
  /** The name. */
  readonly title: string;
  /** The company's credit code. */
  readonly taxNumber: string;
  /** The registered address. */
  readonly address: string;
  /** The registered telephone number. */
  readonly phone: string;
  /** The bank. */
  readonly bank: string;
  /** The account at it. */
  readonly account: string;
  /** The address for delivery. */
  readonly email: string;
}
/** Fields that a kind of invoice requires and the title lacks, for the message. */
export function missingForInvoice(title: InvoiceTitle, kind: InvoiceKind): (keyof InvoiceTitle)[] {
  const special = kind === '2';
  const missing: (keyof InvoiceTitle)[] = [];
  if (!title.title.trim()) missing.push('title');
  if (!checkEmail(title.email).ok) missing.push('email');
  if (special && !title.forCompany) missing.push('forCompany');
  if ((title.forCompany || special) && !checkCreditCode(title.taxNumber).ok) missing.push('taxNumber');
  if (special && !title.address.trim()) missing.push('address');
  if (special && !title.phone.trim()) missing.push('phone');
  if (special && !title.bank.trim()) missing.push('bank');
  if (special && !checkCompanyAccount(title.account).ok) missing.push('account');
  return missing;
}
