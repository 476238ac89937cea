import type { ProductDetail } from '@ca-portal/api';
import { asksFor, type WizardPage } from '../../engines/application/wizard/index.js';
import { choiceFrom, isChosen, type OrderForm } from './order-form.js';

type OrderPageKey = 'choice' | 'delivery' | 'check';
type OrderPage = WizardPage<OrderPageKey>;

type Entered = Pick<
  OrderForm,
  'providerCode' | 'platformCodes' | 'holderGuid' | 'delivery' | 'servicePoint' | 'receiver'
>;

/** Fields of what the product page asks as well, and of who will hold it. */
export const isOfChoice = asksFor([
  'providerCode',
  'mediumVendorCode',
  'signatureVendorCode',
  'platformCodes',
  'years',
  'holderGuid',
]);

/** Whether the way of delivery has all that it needs. */
function isDeliverable({ delivery, servicePoint, receiver }: Entered): boolean {
  if (delivery === 'counter') return servicePoint !== '';
  return delivery !== 'courier' || Object.values(receiver).every(Boolean);
}

/** The pages of an order, for what is entered now: a phone shows one after the other, wider windows show all at once. */
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
    // Only a stick has to reach its holder; what is downloaded is told where the order is checked.
    ...(carrier === 'lock' ? [delivery] : []),
    { key: 'check', title: '核对并提交', complete: false, asks: () => true },
  ];
}

/** The first page that is still open: what the product page has asked is not asked again. */
export function firstPage(product: ProductDetail, params: URLSearchParams): OrderPageKey {
  if (!isChosen(product, params)) return 'choice';
  const sent = product.carrier === 'lock' && choiceFrom(product, params).delivery !== 'online';
  return sent ? 'delivery' : 'check';
}
