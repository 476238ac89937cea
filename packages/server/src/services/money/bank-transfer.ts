import { randomInt } from 'node:crypto';

/* What transfers to the operator's bank have in common, whether they pay orders or charge an account. */

/** Letters and digits that are not mistaken for each other on a bank slip. */
const remarkAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const newRemarkCode = (): string =>
  Array.from({ length: 6 }, () => remarkAlphabet[randomInt(remarkAlphabet.length)]).join('');

/** The payer's word for a transfer: what he sent, on which day, and the bank's slip. */
export interface Slip {
  readonly fileId: string;
  readonly transferredFen: number;
  readonly transferDay: string;
}

/** What a slip changes in the row of its transfer: from now on finance has to look. */
export const withSlip = ({ fileId, transferredFen, transferDay }: Slip, slipAt: Date) =>
  ({ state: 'confirming', slipFileId: fileId, transferredFen, transferDay, slipAt }) as const;
