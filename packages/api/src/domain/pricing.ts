import type { Delivery } from './order-state.js';

/** Prices of one product, in fen. They come from the server; the client adds them up for display only. */
export interface PriceList {
  /** Certificate service, a year. */
  serviceFenPerYear: number;
  /** The USB stick. */
  mediumFen: number;
  /** One seal picture. */
  sealFen: number;
  /** Seals made with this product, e.g. company seal and name seal. */
  sealCount: number;
  /** Each additional platform. */
  extraPlatformFen: number;
  /** Courier fee. */
  courierFen: number;
}

/** Input of the price of a new certificate. */
export interface NewCertificateChoice {
  /** Number of years. */
  years: number;
  /** Chosen platforms. */
  platformCodes: readonly string[];
  /** Platforms that the base price includes. */
  includedPlatformCodes: readonly string[];
  /** Delivery. */
  delivery: Delivery;
}

/** Kind of a price line. */
export type PriceLineKey = 'service' | 'medium' | 'seal' | 'platform' | 'courier';
/** One line of a price. */
export interface PriceLine {
  /** What it is for. */
  key: PriceLineKey;
  /** The Chinese labels. */
  label: string;
  /** Price of one unit. */
  unitFen: number;
  /** Quantity. */
  quantity: number;
  /** unitFen × quantity; 0 is shown as 免费. */
  amountFen: number;
}
/** The one line of an order for a course. */
export interface CourseLine extends Omit<PriceLine, 'key'> {
  /** Distinguishes it from the lines of certificates. */
  key: 'course';
}
/** A price, line by line, in fen. */
export interface Quote {
  /** The lines. */
  lines: PriceLine[];
  /** The total. */
  totalFen: number;
}

const labels: Record<PriceLineKey, string> = {
  service: '证书服务费',
  medium: '介质费',
  seal: '签章制作费',
  platform: '平台接入费',
  courier: '快递费',
};

/** A missing, negative or fractional price must never result in a free order. */
export class PriceMissingError extends Error {
  override name = 'PriceMissingError';
}

function line(key: PriceLineKey, unitFen: number, quantity: number): PriceLine {
  if (!Number.isSafeInteger(unitFen) || unitFen < 0) throw new PriceMissingError(`no price for ${key}`);
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`bad quantity for ${key}`);
  return { key, label: labels[key], unitFen, quantity, amountFen: unitFen * quantity };
}

/** A place in a course: one line. */
export function courseQuote(priceFen: number): { lines: CourseLine[]; totalFen: number } {
  if (!Number.isSafeInteger(priceFen) || priceFen < 0) throw new PriceMissingError('no price for a course');
  const course = {
    key: 'course',
    label: '课程费',
    unitFen: priceFen,
    quantity: 1,
    amountFen: priceFen,
  } as const;
  return { lines: [course], totalFen: priceFen };
}

/** The amount to pay for an order: its total minus the coupon, in fen. */
export const orderDueFen = ({ totalFen, couponFen }: { totalFen: number; couponFen: number }): number =>
  totalFen - couponFen;

/**
 * Price of a new physical lock (order type 0101), line by line, in fen. A holder who writes the certificate into an
 * existing stick (delivery `online`) pays no medium; the courier is charged only when used. The lines always add up
 * to the total.
 */
export function quoteNewCertificate(prices: PriceList, choice: NewCertificateChoice): Quote {
  if (choice.years < 1) throw new RangeError('a certificate runs for at least a year');
  // A duplicate platform counts once.
  const chosen = [...new Set(choice.platformCodes)];
  const extra = chosen.filter((code) => !choice.includedPlatformCodes.includes(code)).length;
  const lines = [
    line('service', prices.serviceFenPerYear, choice.years),
    line('medium', choice.delivery === 'online' ? 0 : prices.mediumFen, 1),
    line('seal', prices.sealFen, prices.sealCount),
    ...(extra > 0 ? [line('platform', prices.extraPlatformFen, extra)] : []),
    ...(choice.delivery === 'courier' ? [line('courier', prices.courierFen, 1)] : []),
  ];
  return { lines, totalFen: lines.reduce((sum, l) => sum + l.amountFen, 0) };
}
