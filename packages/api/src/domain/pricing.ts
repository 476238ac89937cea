import type { Delivery } from './order-state.js';

/** Prices of one product, in fen. They come from the server; the client only adds them up for display. */
export interface PriceList {
  /** Certificate service, a year. */
  serviceFenPerYear: number;
  /** The USB stick. */
  mediumFen: number;
  /** One seal picture. */
  sealFen: number;
  /** Seals made with this product, e.g. company seal and name seal. */
  sealCount: number;
  /** Each platform beyond those included. */
  extraPlatformFen: number;
  /** Sending it. */
  courierFen: number;
}

/** What is chosen for a new certificate. */
export interface NewCertificateChoice {
  /** For how many years. */
  years: number;
  /** On which platforms it is to be used. */
  platformCodes: readonly string[];
  /** Platforms that the base price already covers. */
  includedPlatformCodes: readonly string[];
  /** How it reaches its holder. */
  delivery: Delivery;
}

/** What a line of a price is for. */
export type PriceLineKey = 'service' | 'medium' | 'seal' | 'platform' | 'courier';
/** One line of a price. */
export interface PriceLine {
  /** What it is for. */
  key: PriceLineKey;
  /** The Chinese words for it. */
  label: string;
  /** One unit. */
  unitFen: number;
  /** How many. */
  quantity: number;
  /** unitFen × quantity; 0 is shown as 免费. */
  amountFen: number;
}
/** The one line of an order for a course. */
export interface CourseLine extends Omit<PriceLine, 'key'> {
  /** Tells it from the lines of certificates. */
  key: 'course';
}
/** A price, line by line, in fen. */
export interface Quote {
  /** What it is made of. */
  lines: PriceLine[];
  /** The sum. */
  totalFen: number;
}

const labels: Record<PriceLineKey, string> = {
  service: '证书服务费',
  medium: '介质费',
  seal: '签章制作费',
  platform: '平台接入费',
  courier: '快递费',
};

/** A missing, negative or fractional price must never turn into a free order. */
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

/** What is paid for an order: its total less what its coupon takes off, in fen. */
export const orderDueFen = ({ totalFen, couponFen }: { totalFen: number; couponFen: number }): number =>
  totalFen - couponFen;

/**
 * Price of a new physical lock (order type 0101), line by line, in fen.
 * Whoever writes the certificate into a stick that he already holds (delivery `online`) pays no medium;
 * the courier is charged only where one is used. The lines always add up to the total.
 */
export function quoteNewCertificate(prices: PriceList, choice: NewCertificateChoice): Quote {
  if (choice.years < 1) throw new RangeError('a certificate runs for at least a year');
  // A platform named twice is still one platform.
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
