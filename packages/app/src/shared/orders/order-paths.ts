import { courseOrderType } from '@ca-portal/api/domain';
import type { OrderSummary, ProductDetail } from '@ca-portal/api';

/** The order page for each kind of certificate (spec 2.3, dossier 4.1). */
export const orderPaths: Readonly<Record<ProductDetail['carrier'], string>> = {
  lock: '/makeSureOrder',
  mobile: '/makeSureLytOrder',
  pc: '/makeSurePcOrder',
};

/** A place in a course: no review, no production, no delivery. */
export const isCourse = ({ orderType }: Pick<OrderSummary, 'orderType'>): boolean =>
  orderType === courseOrderType;

/** The page of one order. The top bar shows the help of the order's business there (spec 2.6). */
export const orderDetailPath = ({
  orderNo,
  orderType,
}: Pick<OrderSummary, 'orderNo' | 'orderType'>): string =>
  `/core/orderDetail?${new URLSearchParams({ orderNo, business: orderType }).toString()}`;
