import type { shopAdmin as Rows } from '@ca-portal/api/contract';
import type { ResultOf } from '@ca-portal/api';
import { moneyText, quoteNewCertificate } from '@ca-portal/api/domain';

type Product = ResultOf<(typeof Rows)['products']>['rows'][number];

/**
 * The cost of a one-year order with the entered prices and with the current ones, so that a typing error is noticed.
 */
export function sampleBill(
  { carrier, sealCount, prices: inForce }: Product,
  entered: NonNullable<Product['prices']>,
): string {
  const delivery = carrier === 'lock' ? 'courier' : 'online';
  const total = (prices: NonNullable<Product['prices']>) =>
    moneyText(
      quoteNewCertificate(
        { ...prices, sealCount },
        { years: 1, platformCodes: [], includedPlatformCodes: [], delivery },
      ).totalFen,
    );
  const sent = delivery === 'courier' ? '、邮寄' : '';
  return `按新价办 1 年${sent}：${total(entered)}${inForce ? `，现在 ${total(inForce)}` : ''}。`;
}
