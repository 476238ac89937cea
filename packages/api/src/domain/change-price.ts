import { PriceMissingError } from './pricing.js';

/**
 * An item of a change order as prices come from the existing backend: `price` is in yuan,
 * as text, number or nothing; the flags come as number, text or boolean.
 */
export interface ChangeItem {
  /** The price, in yuan as text or number. */
  readonly price: string | number | null;
  /** Whether it is merged with another item. */
  readonly merged: string | number | boolean | null;
  /** The type of the change. */
  readonly orderType: string | number | null;
  /** The role concerned. */
  readonly roleId: number | null;
  /** Whether the lock was already distributed. */
  readonly distributed: string | number | boolean | null;
}

/** 计价类型不正确: types 9, 11 and unknown ones are refused, never priced at 0. */
export class ChangeTypeError extends Error {
  override name = 'ChangeTypeError';
}

const yes = (flag: string | number | boolean | null): boolean =>
  flag === true || String(flag).trim() === '1' || flag === 'true';

/**
 * Converts yuan of the existing backend to fen: at most four decimals, rounded half up. Decimal digits are
 * moved, not multiplied, so that 0.1 + 0.2 is 0.30. An unreadable price is an error, never a free order.
 */
export function priceToFen(price: string | number | null | undefined): number {
  const text = String(price ?? '').trim();
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new PriceMissingError('the price of this business is not configured');
  const digits = fraction.padEnd(4, '0');
  return Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
}

/**
 * How type 7 reads "not distributed to selected roles". A: an item is excluded when it is distributed and its
 * role is selected. B: whenever its role is selected. We use A; a province may differ.
 */
export type DistributionReading = 'A' | 'B';

/**
 * Price of a change in fen, by the type of pricing.
 * 6: fixed 50.00 · 1, 2, 3, 5: the item's price · 4, 10: those not merged · 7: those not distributed to the
 * selected roles · 8, 12: those whose order type is not 0 · all others are an error.
 */
export function priceByChangeType(
  type: number,
  items: readonly ChangeItem[],
  selectedRoles: readonly number[] = [],
  reading: DistributionReading = 'A',
): number {
  const sum = (counts: (item: ChangeItem) => boolean): number =>
    items.filter(counts).reduce((total, item) => total + priceToFen(item.price), 0);
  switch (type) {
    case 6:
      return 50_00;
    case 1:
    case 2:
    case 3:
    case 5:
      return priceToFen(items[0]?.price);
    case 4:
    case 10:
      return sum((item) => !yes(item.merged));
    case 7:
      return sum((item) => {
        const selected = item.roleId !== null && selectedRoles.includes(item.roleId);
        return reading === 'A' ? !(yes(item.distributed) && selected) : !selected;
      });
    case 8:
    case 12:
      return sum((item) => String(item.orderType).trim() !== '0');
    default:
      throw new ChangeTypeError(`no rule for pricing type ${type}`);
  }
}

/** Parts of a price, in fen. */
export interface Totals {
  /** By change type, after a package discount. */
  readonly goodsFen: number;
  /** Discount of the coupon, see `couponSaving`. */
  readonly couponFen: number;
  /** Courier fee. */
  readonly courierFen: number;
}
/** Later steps in order: price, coupon (not below 0), then the courier fee. */
export const payableFen = ({ goodsFen, couponFen, courierFen }: Totals): number =>
  Math.max(0, goodsFen - couponFen) + courierFen;
