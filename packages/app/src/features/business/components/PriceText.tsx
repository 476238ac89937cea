import { moneyText, type OrderType } from '@ca-portal/api/domain';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { priceUnit, type Price } from '../prices.js';

interface PriceTextProps {
  orderType: OrderType;
  price: Price | 'unknown' | undefined;
}

/** A price on a card; its space is reserved while loading. */
export function PriceText({ orderType, price }: PriceTextProps) {
  if (!price) return <Skeleton width="5em" />;
  if (price === 'unknown') return EMPTY_VALUE;
  switch (price.kind) {
    case 'free':
      return <b>免费</b>;
    case 'missing':
      return '该业务价格未配置，请联系客服';
    case 'from':
      return <b>{moneyText(price.fen)} 起</b>;
    case 'fixed':
      return (
        <b>
          {moneyText(price.fen)}
          {priceUnit(orderType)}
        </b>
      );
  }
}
