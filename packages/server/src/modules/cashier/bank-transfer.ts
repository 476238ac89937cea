import { randomInt } from 'node:crypto';

/* What transfers to the operator's bank have in common, whether they pay orders or charge an account. */

/**
 * Where transfers go. The sample province's bank and number are made up and say so; a real one is set by the
 * operator before 对公转账 is offered.
 */
export const receivingAccount = {
  accountName: '辽宁数字证书服务有限公司（示例）',
  accountNumber: '0000000000000000000',
  bank: '示例银行沈阳浑南支行',
} as const;

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
