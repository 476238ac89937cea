import type { ProductDetail } from '@ca-portal/api';
import { asksFor, type WizardPage } from '../../engines/application/index.js';
import { choiceFrom, isChosen, type OrderForm } from './order-form.js';

type OrderPageKey = 'choice' | 'delivery' | 'check';
type OrderPage = WizardPage<OrderPageKey>;

type Entered = Pick<
  OrderForm,
  'providerCode' | 'platformCodes' | 'holderGuid' | 'delivery' | 'servicePoint' | 'receiver'
>;

/** Fields that are also on the product page, and the holder. */
export const isOfChoice = asksFor([
  'providerCode',
  'mediumVendorCode',
  'signatureVendorCode',
  'platformCodes',
  'years',
  'holderGuid',
]);

/** Whether the delivery has all its data. */
function isDeliverable({ delivery, servicePoint, receiver }: Entered): boolean {
  if (delivery === 'counter') return servicePoint !== '';
  return delivery !== 'courier' || Object.values(receiver).every(Boolean);
}

/** The pages of an order, for the current values: a phone shows one after the other, a wider window all at once. */
export function orderPages(
  { carrier }: Pick<ProductDetail, 'carrier'>,
  entered: Entered,
  choosesHolder: boolean,
): OrderPage[] {
  const { providerCode, platformCodes, holderGuid } = entered;
  const choice: OrderPage = {
    key: 'choice',
    title: '办理信息',
    complete: providerCode !== '' && platformCodes.length > 0 && (!choosesHolder || holderGuid !== ''),
    asks: isOfChoice,
  };
  const delivery: OrderPage = {
    key: 'delivery',
    title: '领取方式',
    complete: isDeliverable(entered),
    asks: asksFor(['delivery', 'servicePoint', 'receiver']),
  };
  return [
    choice,
    // Only a lock has a delivery; for other certificates the last page explains the download.
    ...(carrier === 'lock' ? [delivery] : []),
    { key: 'check', title: '核对并提交', complete: false, asks: () => true },
  ];
}

/** The first page that needs input: the choice of the product page is not asked again. */
export function firstPage(product: ProductDetail, params: URLSearchParams): OrderPageKey {
  if (!isChosen(product, params)) return 'choice';
  const sent = product.carrier === 'lock' && choiceFrom(product, params).delivery !== 'online';
  return sent ? 'delivery' : 'check';
}
