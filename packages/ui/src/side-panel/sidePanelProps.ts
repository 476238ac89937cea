import type { ComponentPropsWithRef, MouseEventHandler } from 'react';
import type { Hotline } from './HotlineCard.js';

/** The buttons of the side panel. */
export type SidePanelEntry =
  | 'membership'
  | 'exam'
  | 'contract'
  | 'publicAccount'
  | 'map'
  | 'coupons'
  | 'hotline';

/** A button of the side panel that leads somewhere. */
export interface SidePanelLink {
  /** Where it leads. */
  href: string;
  /** Before the address is followed: `preventDefault` where it must be made first, as that of the exam. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** The map behind a button of the side panel. */
export interface SidePanelMap {
  /** Address of the picture. */
  src: string;
  /** What the picture shows. @default 公司位置 */
  alt?: string;
  /** Shown below the picture, with a button that copies it. */
  address?: string;
}

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Shown only while `showMembership` is set. */
  membership?: SidePanelLink;
  /** The flag of the server: without it the membership is not shown. */
  showMembership?: boolean;
  /** Outside the portal: opens in a new window. Other addresses than http and https hide it. */
  exam?: SidePanelLink;
  /** Outside the portal, as `exam`. */
  contract?: SidePanelLink;
  /** What the QR code carries, and the account's name. */
  publicAccount?: { value: string; name?: string };
  /** The address of the service point and its map. */
  map?: SidePanelMap;
  /** Opens the coupon drawer. */
  onCoupons?: () => void;
  /** Numbers, hours and mail address. */
  hotline?: Hotline;
  /** Which entries and in which order; those without data stay away. @default all, in the order of the specification */
  order?: readonly SidePanelEntry[] | null;
  /**
   * `rail` stands at the lower right and hides below 1280px and in the elder-friendly mode; `list` is the same
   * entries as rows, for 我的. @default 'rail'
   */
  layout?: 'rail' | 'list';
}
