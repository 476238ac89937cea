import type { InputOf, OrderDetail, ResultOf } from '@ca-portal/api';
import type { ChangeOrderType, EnterpriseChange, ReplacementReason } from '@ca-portal/api/domain';
import type { caChange, OrderService } from '@ca-portal/api/contract';
import type { DescriptionItem } from '@ca-portal/ui/descriptions';
import type { ComponentType } from 'react';
import type { DeliveryValues, Materials } from '../../shared/ordering/index.js';
import type { FieldDescriptions } from '../resource/index.js';

/** The server's data about one certificate and one business (`caChange.needInfo`). */
export type Need = ResultOf<(typeof caChange)['needInfo']>;
export type Quote = ResultOf<(typeof caChange)['quote']>;
type QuoteBody = InputOf<(typeof caChange)['quote']>['body'];
/** The form values that determine the price. */
export type Wish = Partial<
  Pick<QuoteBody, 'years' | 'providerCode' | 'platformCodes' | 'changes' | 'reason'>
>;

type SaveBody = InputOf<(typeof caChange)['save']>['body'];
/** The part of the call that all businesses share. */
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

/** The order to repeat: the input of its change, its papers, and its delivery. */
export interface EarlierOrder
  extends
    Pick<OrderDetail, 'orderNo' | 'years' | 'delivery' | 'receiver' | 'servicePoint'>,
    Pick<OrderService, 'attachments'> {
  readonly change: NonNullable<OrderService['change']>;
}

/** A certificate of the application, with its data from the server. */
export interface Subject {
  readonly need: Need;
  /** Undefined while loading, or if no price is configured. */
  readonly quote: Quote | undefined;
}

/** Props of a part of a step: the certificates of the application, at least one. */
export interface PartProps {
  readonly subjects: readonly Subject[];
}

/** One page of the wizard that belongs to the business; materials, delivery and confirmation follow automatically. */
export interface OwnStep<Own> {
  readonly key: string;
  readonly title: string;
  /** Fields in two columns; in the form they are under `own`. */
  readonly fields?: FieldDescriptions<Own> | ((need: Need) => FieldDescriptions<Own>);
  /** Content above the fields. Its own fields are listed in `also`. */
  readonly Head?: ComponentType<PartProps>;
  /** Content below the fields. */
  readonly Foot?: ComponentType<PartProps>;
  /** Fields of `Head` and `Foot`: a server refusal about one of them opens this step. */
  readonly also?: readonly (keyof Own & string)[];
  /** Comes after materials and delivery, because its input expires, such as a code of five minutes. @default false */
  readonly late?: boolean;
  /** Whether this step has the input that later steps need. */
  readonly complete: (own: Own) => boolean;
}

/** One business as data: its input and its call. Permission, price and papers are rules of the server's domain. */
export interface Application<Own extends object> {
  readonly orderType: ChangeOrderType;
  readonly title: string;
  /** The effect on lock and certificate, shown below the title. */
  readonly effect: string;
  /** The input of an earlier order, for repeating it (重新下单). */
  readonly copy?: (earlier: EarlierOrder, need: Need) => Partial<Own>;
  /** Allows several certificates at once: one order each, one payment. @default false */
  readonly several?: boolean;
  /** The data for the fields if there are several certificates. @default the first one */
  readonly common?: (needs: readonly [Need, ...Need[]]) => Need;
  readonly empty: (need: Need) => Own;
  readonly steps: readonly OwnStep<Own>[];
  readonly wish: (own: Own) => Wish;
  /** A sentence above the papers: whose they are, if their labels do not say so. */
  readonly papersNote?: (own: Own) => string;
  /** New names for a letter created on the page; without it no letters can be created. */
  readonly letter?: (own: Own) => { companyName?: string; legalRepresentative?: string };
  /** The values that determine the required papers. */
  readonly papers?: (own: Own) => {
    readonly changes?: readonly EnterpriseChange[];
    readonly reason?: ReplacementReason;
  };
  /** Rows of the confirmation, in addition to the certificate's own. */
  readonly summary: (own: Own, subject: Subject) => DescriptionItem[];
  readonly place: (common: CommonBody, own: Own) => Promise<OrderDetail>;
  /** Label of the last button. @default '提交订单' */
  readonly submitLabel?: string;
  /** A sentence about the next steps, below the price. */
  readonly next: string;
}

/** A business with any fields of its own, for the page that shows one of many. */
// `Own` occurs in parameters and in results, so no other type fits "any business"; the page never reads its fields.
export type AnyApplication = Application<Record<string, unknown>>;

/** Declares a business; the type of its fields comes from `empty`. */
export const application = <Own extends object>(description: Application<Own>): AnyApplication =>
  description as unknown as AnyApplication;

export interface ApplicationValues extends DeliveryValues {
  own: Record<string, unknown>;
  /** The earlier order that this one repeats; empty for a new application. */
  copiedFrom: string;
  /** One for each certificate: a second click, a reload or a repeated call creates no second order. */
  requestIds: Record<string, string>;
  openBids: '' | 'no' | 'yes';
  riskAccepted: boolean;
  materials: Materials;
  /** A ticket id, `best` or `none`. */
  coupon: string;
  agreed: boolean;
}
