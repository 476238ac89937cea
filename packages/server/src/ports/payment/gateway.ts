/** The facts of an order that a payment channel needs. */
export interface PayableOrder {
  readonly orderNo: string;
  /** Shown to the payer. */
  readonly subject: string;
  readonly totalFen: number;
  /** The channel must not accept a payment after this. */
  readonly payBefore: Date;
  /** The user who gets the form; the channel returns it with its notice. */
  readonly payerId: string;
}

/** A form that the browser posts to the channel. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** The contents of a verified notice of the channel. */
export interface GenuineNotice {
  readonly genuine: true;
  readonly orderNo: string;
  /** The channel's number of the trade; unique in the channel. */
  readonly tradeNo: string;
  readonly totalFen: number;
  /** False for other notices, e.g. about a trade that was closed without payment. */
  readonly paid: boolean;
  /** As in the form, if the channel returns it. */
  readonly payerId?: string | undefined;
  readonly paidAt: Date;
}

export type Notice =
  | GenuineNotice
  | { readonly genuine: false; readonly reason: 'bad-signature' | 'wrong-app' | 'malformed' };

/** A trade in the channel's own list of a day. */
export interface ChannelTrade {
  readonly tradeNo: string;
  /** The reference that the channel was given. */
  readonly paidFor: string;
  readonly amountFen: number;
}

/** A payment channel. Adapters know the channel's protocol, but neither orders nor databases. */
export interface PaymentGateway {
  /** Stored with each payment. */
  readonly channel: string;
  createForm(order: PayableOrder, now: Date): Promise<PaymentForm>;
  /** Verifies the sender of a notice. The caller checks amount and order. */
  readNotice(fields: Readonly<Record<string, string>>, now: Date): Promise<Notice>;
  /**
   * Queries the state of a trade at the channel: a notice may never come. Undefined if the channel knows
   * none; a channel without queries omits the method.
   */
  findTrade?(paidFor: string, now: Date): Promise<GenuineNotice | undefined>;
  /**
   * The payments that the channel received between two instants; a channel without a list omits the method.
   */
  listTrades?(from: Date, to: Date): Promise<readonly ChannelTrade[]>;
}
