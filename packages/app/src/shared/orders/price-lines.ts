import { moneyText } from '@ca-portal/api/domain';
import type { OrderDetail } from '@ca-portal/api';
import type { PriceLine } from '@ca-portal/ui/price-summary';

type Priced = Pick<OrderDetail, 'quote' | 'couponFen'>;

interface QuoteLines {
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly unitFen: number;
    readonly quantity: number;
    readonly amountFen: number;
  }[];
}

/** Lines of a quote: “证书服务费 ¥200.00 × 2 年”; a price of zero is 免费. */
export const priceLines = (quote: QuoteLines): PriceLine[] =>
  quote.lines.map(({ key, label, unitFen, quantity, amountFen }) => {
    const counted = unitFen > 0 && (quantity > 1 || key === 'service');
    const unit = key === 'service' ? ' 年' : '';
    // In one piece where the line is too short: “1 / 年” reads like a remainder.
    const sum = `${moneyText(unitFen)} × ${quantity}${unit}`.replaceAll(' ', '\u00a0');
    return {
      key,
      label: counted ? `${label} ${sum}` : label,
      amountFen,
      free: amountFen === 0,
    };
  });

interface Coupon {
  readonly name: string;
  readonly savesFen: number;
}

/** What a coupon takes off a price: never more than that. */
export const savedFen = ({ totalFen }: { readonly totalFen: number }, coupon: Coupon | undefined): number =>
  coupon ? Math.min(coupon.savesFen, totalFen) : 0;

/** What a quote comes to with a coupon that has not been put on an order yet. */
export function priceWith(quote: QuoteLines & { readonly totalFen: number }, coupon: Coupon | undefined) {
  const offFen = savedFen(quote, coupon);
  const off: PriceLine[] = coupon
    ? [{ key: 'coupon', label: `优惠券 ${coupon.name}`, amountFen: -offFen }]
    : [];
  return { lines: [...priceLines(quote), ...off], totalFen: quote.totalFen - offFen };
}

/** Lines of a placed order: its quote, and the coupon if there is one. */
export const orderLines = ({ quote, couponFen }: Priced): PriceLine[] => [
  ...priceLines(quote),
  ...(couponFen > 0 ? [{ key: 'coupon', label: '优惠券抵扣', amountFen: -couponFen }] : []),
];
