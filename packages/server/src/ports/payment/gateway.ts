/** What a payment channel has to know of an order. */
export interface PayableOrder {
  readonly orderNo: string;
  /** Shown to the payer. */
  readonly subject: string;
  readonly totalFen: number;
  /** The channel must not take money after this. */
  readonly payBefore: Date;
  /** Who is given the form; the channel hands it back with its notice. */
  readonly payerId: string;
}

/** A form that the browser posts to the channel. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** What a channel's notice says once it is proven to be the channel's. */
export interface GenuineNotice {
  readonly genuine: true;
  readonly orderNo: string;
  /** The channel's number of the trade; unique in the channel. */
  readonly tradeNo: string;
  readonly totalFen: number;
  /** False for notices about something else, e.g. a trade that was closed without payment. */
  readonly paid: boolean;
  /** As the form had it, where the channel hands it back. */
  readonly payerId?: string | undefined;
  readonly paidAt: Date;
}

export type Notice =
  | GenuineNotice
  | { readonly genuine: false; readonly reason: 'bad-signature' | 'wrong-app' | 'malformed' };

/** A trade as the channel's own list of a day has it. */
export interface ChannelTrade {
  readonly tradeNo: string;
  /** What the channel was told that it is for. */
  readonly paidFor: string;
  readonly amountFen: number;
}

/** A way to take money. Adapters know the channel's protocol and nothing of orders or databases. */
export interface PaymentGateway {
  /** Stored with each payment. */
  readonly channel: string;
  createForm(order: PayableOrder, now: Date): Promise<PaymentForm>;
  /** Checks who sent a notice. Whether amount and order fit is the caller's question. */
  readNotice(fields: Readonly<Record<string, string>>, now: Date): Promise<Notice>;
  /**
   * What became of a trade, asked of the channel itself: a notice may never come. Undefined where it knows of none; a
   * channel that answers no questions lacks it.
   */
  findTrade?(paidFor: string, now: Date): Promise<GenuineNotice | undefined>;
  /** What the channel took between two instants; a channel that gives no list lacks it. */
  listTrades?(from: Date, to: Date): Promise<readonly ChannelTrade[]>;
}
