import { createHash } from 'node:crypto';

interface Marked {
  readonly orderNo: string;
  readonly platformCodes: readonly string[];
}

/** Up to this many codes are written in full; more would make the barcode wider than the paper. */
const mostCodes = 6;

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12).toUpperCase();

/**
 * Text of the barcode: the order, then its platforms. `A` is computed on the server, `B` is read from the
 * paper; they must agree. Many platforms are written as their number and a digest of their codes.
 */
export const formMark = ({ orderNo, platformCodes }: Marked): string => {
  const codes = platformCodes.join(',');
  return `${orderNo}|${platformCodes.length <= mostCodes ? codes : `${platformCodes.length}-${digest(codes)}`}`;
};

/**
 * For a form of several orders: the first order, the number of orders, and a digest of all with their
 * platforms.
 */
export const batchMark = (all: readonly Marked[]): string =>
  `${all[0]?.orderNo ?? ''}|${all.length}|${digest(all.map(formMark).join(';'))}`;
