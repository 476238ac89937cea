import type { ChangeOrderType } from './change-types.js';
import { PriceMissingError, type PriceList } from './pricing.js';

/** Prices of changes, in fen. */
export interface ChangePriceList extends Pick<
  PriceList,
  'serviceFenPerYear' | 'mediumFen' | 'sealFen' | 'sealCount' | 'extraPlatformFen' | 'courierFen'
> {
  /** Fee of an enterprise change, for each lock. */
  readonly changeFen: number;
  /** Fixed fee of a changed practice seal: pricing type 6. */
  readonly sealChangeFen: number;
}

/** Input of a change price. */
export interface ChangeChoice {
  /** The kind of change. */
  readonly orderType: ChangeOrderType;
  /** Additional years. */
  readonly years: number;
  /** Added platforms (0104). */
  readonly addedPlatforms: number;
  /** Locks affected by an enterprise change; 0 when only the record changes. */
  readonly touchedLocks: number;
  /** Those of them that are already included in the master’s bundle. */
  readonly mergedLocks: number;
  /** A fault within a year of sale (0102), or a stick that the new provider can write (0106). */
  readonly mediumFree: boolean;
  /** Whether a courier is used. */
  readonly courier: boolean;
}

/** Kind of a price line. */
export type ChangeLineKey = 'service' | 'medium' | 'seal' | 'platform' | 'change' | 'fixed' | 'courier';
/** One line of a change's price. */
export interface ChangeLine {
  /** What it is for. */
  readonly key: ChangeLineKey;
  /** The Chinese labels. */
  readonly label: string;
  /** Price of one unit. */
  readonly unitFen: number;
  /** Quantity. */
  readonly quantity: number;
  /** Total of the line. */
  readonly amountFen: number;
}

const labels: Readonly<Record<ChangeLineKey, string>> = {
  service: '证书服务费',
  medium: '介质费',
  seal: '签章制作费',
  platform: '平台接入费',
  change: '变更费',
  fixed: '签章变更费',
  courier: '快递费',
};

function line(key: ChangeLineKey, unitFen: number, quantity: number): ChangeLine {
  if (!Number.isSafeInteger(unitFen) || unitFen < 0) throw new PriceMissingError(`no price for ${key}`);
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`bad quantity for ${key}`);
  return { key, label: labels[key], unitFen, quantity, amountFen: unitFen * quantity };
}

function goods(prices: ChangePriceList, choice: ChangeChoice): ChangeLine[] {
  const medium = line('medium', choice.mediumFree ? 0 : prices.mediumFen, 1);
  switch (choice.orderType) {
    case '0102':
      // A fault within a year is completely free, not only the stick.
      return [medium, line('seal', choice.mediumFree ? 0 : prices.sealFen, prices.sealCount)];
    case '0103':
      return [line('service', prices.serviceFenPerYear, choice.years)];
    case '0104':
      return [line('platform', prices.extraPlatformFen, choice.addedPlatforms)];
    case '0105':
      return [line('change', prices.changeFen, choice.touchedLocks - choice.mergedLocks)];
    case '0106':
      return [
        line('service', prices.serviceFenPerYear, choice.years),
        medium,
        line('seal', prices.sealFen, prices.sealCount),
      ];
    case '0108':
      return [];
    case '0110':
      return [line('fixed', prices.sealChangeFen, 1)];
  }
}

/**
 * Price of a change order, line by line, in fen; the lines add up to the total.
 * A cancellation is free. The coupon comes later, see `payableFen`.
 */
export function quoteChange(
  prices: ChangePriceList,
  choice: ChangeChoice,
): { readonly lines: ChangeLine[]; readonly totalFen: number } {
  const courier =
    choice.courier && choice.orderType !== '0108' ? [line('courier', prices.courierFen, 1)] : [];
  const lines = [...goods(prices, choice), ...courier];
  return { lines, totalFen: lines.reduce((sum, l) => sum + l.amountFen, 0) };
}
