import { createHash } from 'node:crypto';
import type { InvoiceFormat, InvoicePlatform } from '../../ports/invoice/index.js';
import type { Workers } from '../../workers/index.js';

/**
 * Twenty digits like a fully digital invoice: year, area, then digits derived from the seed. The same seed
 * gives the same number.
 */
function numberOf(seed: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString();
  return `2621${digits.slice(0, 16)}`;
}

const types: Readonly<Record<InvoiceFormat, string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
};

/**
 * Simulates the tax bureau's platform: it issues at once, and every file says that it is a sample. A title
 * that contains 已注销 is refused, to try out a failed invoice.
 */
export const sandboxInvoices = (workers: Workers, issuer: string): InvoicePlatform => ({
  issue: async ({ id, title, at }) =>
    title.title.includes('已注销')
      ? { refusal: '购买方纳税人状态为“注销”，不能开具发票，请更换抬头' }
      : { number: numberOf(`${id}/${at.toISOString()}`) },
  reverse: async (number) => ({ reversalNumber: numberOf(`red/${number}`) }),
  async file(number, facts, format) {
    const bytes = await workers.run('invoiceFile', number, { number, issuer }, facts, format);
    return new Blob([new Uint8Array(bytes)], { type: types[format] });
  },
});
