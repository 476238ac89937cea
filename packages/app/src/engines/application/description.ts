import type { InputOf, OrderDetail, ResultOf } from '@ca-portal/api';
import type { ChangeOrderType, EnterpriseChange, ReplacementReason } from '@ca-portal/api/domain';
import type { caChange, OrderService } from '@ca-portal/api/contract';
import type { DescriptionItem } from '@ca-portal/ui/descriptions';
import type { ComponentType } from 'react';
import type { DeliveryValues } from '../../shared/ordering/DeliveryBlock.js';
import type { Materials } from '../../shared/ordering/materials.js';
import type { FieldDescriptions } from '../resource/fields.js';

/** What the server says of one certificate and one business (`caChange.needInfo`). */
export type Need = ResultOf<(typeof caChange)['needInfo']>;
export type Quote = ResultOf<(typeof caChange)['quote']>;
type QuoteBody = InputOf<(typeof caChange)['quote']>['body'];
/** What of the form decides the price. */
export type Wish = Partial<
  Pick<QuoteBody, 'years' | 'providerCode' | 'platformCodes' | 'changes' | 'reason'>
>;

type SaveBody = InputOf<(typeof caChange)['save']>['body'];
/** The part of the call that all businesses have in common. */
export type CommonBody = Pick<
  SaveBody,
  | 'requestId'
  | 'certificateId'
  | 'attachments'
  | 'delivery'
  | 'receiver'
  | 'servicePoint'
  | 'couponTicketId'
  | 'openBids'
  | 'riskAccepted'
  | 'expectedTotalFen'
  | 'agreed'
>;

/** An order that is placed anew: what its change asked for, its papers, and how it was to be received. */
export interface EarlierOrder
  extends
    Pick<OrderDetail, 'orderNo' | 'years' | 'delivery' | 'receiver' | 'servicePoint'>,
    Pick<OrderService, 'attachments'> {
  readonly change: NonNullable<OrderService['change']>;
}

/** A certificate of the application with what the server says of it. */
export interface Subject {
  readonly need: Need;
  /** Undefined while it is on its way or where no price is configured. */
  readonly quote: Quote | undefined;
}

/** What a part of a step gets: the certificates that the application is about, never none. */
export interface PartProps {
  readonly subjects: readonly Subject[];
}

/** One page of the wizard that belongs to the business; materials, delivery and the confirmation follow by themselves. */
export interface OwnStep<Own> {
  readonly key: string;
  readonly title: string;
  /** Fields two by two; they stand in the form under `own`. */
  readonly fields?: FieldDescriptions<Own> | ((need: Need) => FieldDescriptions<Own>);
  /** What is more than fields, above them. Its own fields are named in `also`. */
  readonly Head?: ComponentType<PartProps>;
  /** The same below them. */
  readonly Foot?: ComponentType<PartProps>;
  /** Fields of `Head` and `Foot`: a refusal of the server leads here. */
  readonly also?: readonly (keyof Own & string)[];
  /** Comes after materials and delivery: what grows old, such as a code of five minutes. @default false */
  readonly late?: boolean;
  /** Whether later steps may be opened: what this one asks for has been given. */
  readonly complete: (own: Own) => boolean;
}

/** One business as data: what it asks, what it sends. Who may, the price and the papers are rules of the server's domain. */
export interface Application<Own extends object> {
  readonly orderType: ChangeOrderType;
  readonly title: string;
  /** What happens to lock and certificate, below the title. */
  readonly effect: string;
  /** What an earlier order of the business asked for, for placing it anew (重新下单). */
  readonly copy?: (earlier: EarlierOrder, need: Need) => Partial<Own>;
  /** Several certificates in one go: one order each, one payment. @default false */
  readonly several?: boolean;
  /** What several certificates have in common, for the fields. @default the first one */
  readonly common?: (needs: readonly [Need, ...Need[]]) => Need;
  readonly empty: (need: Need) => Own;
  readonly steps: readonly OwnStep<Own>[];
  readonly wish: (own: Own) => Wish;
  /** A sentence above the papers: whose they are, where the labels alone do not say it. */
  readonly papersNote?: (own: Own) => string;
  /** Names as they will be in a letter that is made here; where nothing is said, letters are not made here. */
  readonly letter?: (own: Own) => { companyName?: string; legalRepresentative?: string };
  /** What the papers depend on. */
  readonly papers?: (own: Own) => {
    readonly changes?: readonly EnterpriseChange[];
    readonly reason?: ReplacementReason;
  };
  /** What is confirmed, beyond the certificate itself. */
  readonly summary: (own: Own, subject: Subject) => DescriptionItem[];
  readonly place: (common: CommonBody, own: Own) => Promise<OrderDetail>;
  /** What the last button says. @default '提交订单' */
  readonly submitLabel?: string;
  /** What follows, below the price. */
  readonly next: string;
}

/** A business whatever its own fields are, for the page that shows one of many. */
// `Own` stands in arguments and in results: no other type says "any business", and the page never looks inside.
export type AnyApplication = Application<Record<string, unknown>>;

/** Takes the description as it is; its fields are known from `empty`. */
export const application = <Own extends object>(description: Application<Own>): AnyApplication =>
  description as unknown as AnyApplication;

export interface ApplicationValues extends DeliveryValues {
  own: Record<string, unknown>;
  /** The order that it was filled in from; empty where somebody began anew. */
  copiedFrom: string;
  /** One for each certificate: a second click, a reload or a repeated call makes no second order. */
  requestIds: Record<string, string>;
  openBids: '' | 'no' | 'yes';
  riskAccepted: boolean;
  materials: Materials;
  /** A ticket's number, `best` or `none`. */
  coupon: string;
  agreed: boolean;
}
