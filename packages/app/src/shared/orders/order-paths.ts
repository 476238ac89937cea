import { courseOrderType } from '@ca-portal/api/domain';
import type { OrderSummary, ProductDetail } from '@ca-portal/api';

/** Where a certificate of each kind is ordered (spec 2.3, dossier 4.1). */
export const orderPaths: Readonly<Record<ProductDetail['carrier'], string>> = {
  lock: '/makeSureOrder',
  mobile: '/makeSureLytOrder',
  pc: '/makeSurePcOrder',
};

/** A place in a course: nothing of it is reviewed, made or handed over. */
export const isCourse = ({ orderType }: Pick<OrderSummary, 'orderType'>): boolean =>
  orderType === courseOrderType;

/** An order's own page. The top bar helps with the order's business there (spec 2.6). */
export const orderDetailPath = ({
  orderNo,
  orderType,
}: Pick<OrderSummary, 'orderNo' | 'orderType'>): string =>
  `/core/orderDetail?${new URLSearchParams({ orderNo, business: orderType }).toString()}`;
