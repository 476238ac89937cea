import type { OrderRow } from '../orders/index.js';

/** Money that a channel has taken, proven by its signature. */
export interface Arrival {
  readonly channel: string;
  /** For sentences, e.g. 支付宝. */
  readonly channelName: string;
  /** Unique in the channel. */
  readonly tradeNo: string;
  /** What it was paid for, as the channel names it. */
  readonly paidFor: string;
  readonly amountFen: number;
  /** Who was given the form, where the channel hands it back. */
  readonly payerId?: string | undefined;
  readonly paidAt: Date;
  /** Now. */
  readonly at: Date;
}

/** Why money that has come in cannot be used, and whose it is. Nobody’s where the portal does not know the number. */
export interface Unwanted {
  /** A clause for the payer and for finance, without a full stop. */
  readonly reason: string;
  readonly userId: string | null;
  readonly payerName: string;
  /** The order that it was meant for, held. */
  readonly order?: OrderRow;
  /** Where the payer reads more. */
  readonly link: string;
}

export const fromNobody = (reason: string): Unwanted => ({ reason, userId: null, payerName: '', link: '' });
