import type { ComponentPropsWithRef, MouseEventHandler } from 'react';
import type { Hotline } from './HotlineCard.js';

/** The entries of the side panel. */
export type SidePanelEntry =
  | 'membership'
  | 'exam'
  | 'contract'
  | 'publicAccount'
  | 'map'
  | 'coupons'
  | 'hotline';

/** A link of the side panel. */
export interface SidePanelLink {
  /** The link target. */
  href: string;
  /**
   * Called before the link is followed: call `preventDefault` if the address must be created first, as for the exam.
   */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** The map behind a button of the side panel. */
export interface SidePanelMap {
  /** Address of the picture. */
  src: string;
  /** The alternative text. @default 公司位置 */
  alt?: string;
  /** Shown below the picture, with a button that copies it. */
  address?: string;
}

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Shown only while `showMembership` is set. */
  membership?: SidePanelLink;
  /** The flag of the server: without it the membership entry is hidden. */
  showMembership?: boolean;
  /** An external link: opens in a new window. Addresses other than http and https hide it. */
  exam?: SidePanelLink;
  /** An external link, as `exam`. */
  contract?: SidePanelLink;
  /** The content of the QR code, and the name of the account. */
  publicAccount?: { value: string; name?: string };
  /** The address of the service point and its map. */
  map?: SidePanelMap;
  /** Opens the coupon drawer. */
  onCoupons?: () => void;
  /** Phone numbers, working hours and email address. */
  hotline?: Hotline;
  /** The entries in order; those without data stay hidden. @default all, in the order of the specification */
  order?: readonly SidePanelEntry[] | null;
  /**
   * `rail` is fixed at the lower right and hidden below 1280px and in the elder-friendly mode; `list` has the same
   * entries as rows, for 我的. @default 'rail'
   */
  layout?: 'rail' | 'list';
}
