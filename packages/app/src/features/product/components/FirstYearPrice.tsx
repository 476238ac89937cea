import { moneyText } from '@ca-portal/api/domain';
import { PriceText } from './Price.styles.js';

/** The complete first-year price; a missing price is said, never shown as 0. */
export function FirstYearPrice({ fromFen, size = 'md' }: { fromFen: number | null; size?: 'md' | 'lg' }) {
  if (fromFen === null) return <PriceText>该业务价格未配置，请联系客服</PriceText>;
  return (
    <PriceText data-size={size}>
      <b>{moneyText(fromFen)}</b> 首年
    </PriceText>
  );
}
