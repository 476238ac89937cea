import type { ProductDetail } from '@ca-portal/api';
import { choiceFrom, isChosen, type OrderForm } from './order-form.js';

/** What a phone asks one after the other; wider windows show all of it at once. */
export type OrderPart = 'choice' | 'delivery' | 'check';

export const partTitles: Readonly<Record<OrderPart, string>> = {
  choice: '办理信息',
  delivery: '领取方式',
  check: '核对并提交',
};

/** Only a stick has to reach its holder; what is downloaded is told where the order is checked. */
export const partsOf = ({ carrier }: Pick<ProductDetail, 'carrier'>): readonly OrderPart[] =>
  carrier === 'lock' ? ['choice', 'delivery', 'check'] : ['choice', 'check'];

/** The first part that is still open: what the product page has asked is not asked again. */
export function firstPart(product: ProductDetail, params: URLSearchParams): OrderPart {
  if (!isChosen(product, params)) return 'choice';
  const sent = product.carrier === 'lock' && choiceFrom(product, params).delivery !== 'online';
  return sent ? 'delivery' : 'check';
}

type Entered = Pick<
  OrderForm,
  'providerCode' | 'platformCodes' | 'holderGuid' | 'delivery' | 'servicePoint' | 'receiver'
>;

/** Whether a part has what the later ones build on. The fields themselves say what is wrong with it. */
function stands(part: OrderPart, entered: Entered, choosesHolder: boolean): boolean {
  if (part === 'choice') {
    const { providerCode, platformCodes, holderGuid } = entered;
    return providerCode !== '' && platformCodes.length > 0 && (!choosesHolder || holderGuid !== '');
  }
  const { delivery, servicePoint, receiver } = entered;
  if (delivery === 'counter') return servicePoint !== '';
  return delivery !== 'courier' || Object.values(receiver).every(Boolean);
}

/** The part to show: the one asked for, but none behind one that lacks something. */
export function shownPart(
  parts: readonly OrderPart[],
  asked: OrderPart,
  entered: Entered,
  choosesHolder: boolean,
): OrderPart {
  const before = parts.slice(0, parts.indexOf(asked));
  return before.find((part) => !stands(part, entered, choosesHolder)) ?? asked;
}
