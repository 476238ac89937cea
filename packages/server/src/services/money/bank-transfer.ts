import { randomInt } from 'node:crypto';

/* Common parts of transfers to the operator's bank, for orders and for charging an account. */

/** Letters and digits that are not confused with each other on a bank slip. */
const remarkAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const newRemarkCode = (): string =>
  Array.from({ length: 6 }, () => remarkAlphabet[randomInt(remarkAlphabet.length)]).join('');

/** The payer's statement about a transfer: amount, day, and the bank's slip. */
export interface Slip {
  readonly fileId: string;
  readonly transferredFen: number;
  readonly transferDay: string;
}

/** The columns that a slip changes: from now on finance has to check. */
export const withSlip = ({ fileId, transferredFen, transferDay }: Slip, slipAt: Date) =>
  ({ state: 'confirming', slipFileId: fileId, transferredFen, transferDay, slipAt }) as const;
