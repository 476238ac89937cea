import type { ProductSummary } from '@ca-portal/api';
import type { Carrier } from '@ca-portal/api/domain';

/** The three carriers as the home page presents them (`carrierLabels`); prices and points come from the products. */
export const carriers: readonly {
  carrier: Carrier;
  use: string;
  mark?: string;
  action: string;
}[] = [
  {
    carrier: 'lock',
    use: '插入电脑使用，投标、开标、签章通用',
    mark: '最常用',
    action: '办理CA锁',
  },
  { carrier: 'mobile', use: '手机扫码登录和签章，免驱动', action: '开通手机证书' },
  { carrier: 'pc', use: '装在固定电脑里，无需硬件', action: '申请PC证书' },
];

export interface Offer {
  /** The cheapest first year of the available products, or of all when none is; null without a price. */
  fromFen: number | null;
  highlights: readonly string[];
  /** Empty when at least one can be ordered now. */
  unavailableReason: string;
}

/** Summarizes the products of a carrier for one card; undefined when there is none. */
export function offerOf(products: readonly ProductSummary[], carrier: Carrier): Offer | undefined {
  const ofCarrier = products.filter((product) => product.carrier === carrier);
  const sold = ofCarrier.filter(({ available }) => available);
  const first = sold[0] ?? ofCarrier[0];
  if (!first) return undefined;
  const prices = (sold.length > 0 ? sold : ofCarrier).flatMap(({ fromFen }) => fromFen ?? []);
  return {
    fromFen: prices.length > 0 ? Math.min(...prices) : null,
    highlights: first.highlights,
    unavailableReason: first.available ? '' : first.unavailableReason || '该产品暂不办理，请联系客服',
  };
}
