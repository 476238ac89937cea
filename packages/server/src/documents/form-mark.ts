import { createHash } from 'node:crypto';

interface Marked {
  readonly orderNo: string;
  readonly platformCodes: readonly string[];
}

/** So many codes stand in the bars in words; more would be wider than the paper. */
const mostCodes = 6;

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12).toUpperCase();

/**
 * What the barcode says: the order, then its platforms. `A` on the server, `B` on the paper, and they must agree.
 * Many platforms stand there as their number and a digest of their codes.
 */
export const formMark = ({ orderNo, platformCodes }: Marked): string => {
  const codes = platformCodes.join(',');
  return `${orderNo}|${platformCodes.length <= mostCodes ? codes : `${platformCodes.length}-${digest(codes)}`}`;
};

/** Of a form for several orders: the first, how many there are, and a digest of all with their platforms. */
export const batchMark = (all: readonly Marked[]): string =>
  `${all[0]?.orderNo ?? ''}|${all.length}|${digest(all.map(formMark).join(';'))}`;
