import type { OrderRow } from '../orders/index.js';

/** Money that a channel has received, proven by its signature. */
export interface Arrival {
  readonly channel: string;
  /** For messages, e.g. 支付宝. */
  readonly channelName: string;
  /** Unique in the channel. */
  readonly tradeNo: string;
  /** The reference that the channel returned. */
  readonly paidFor: string;
  readonly amountFen: number;
  /** The user who got the form, if the channel returns it. */
  readonly payerId?: string | undefined;
  readonly paidAt: Date;
  /** The current time. */
  readonly at: Date;
}

/**
 * Why received money cannot be used, and whose it is. Without an owner if the portal does not know the
 * number.
 */
export interface Unwanted {
  /** A clause for the payer and for finance, without a full stop. */
  readonly reason: string;
  readonly userId: string | null;
  readonly payerName: string;
  /** The intended order, locked. */
  readonly order?: OrderRow;
  /** The page with more details for the payer. */
  readonly link: string;
}

export const fromNobody = (reason: string): Unwanted => ({ reason, userId: null, payerName: '', link: '' });
