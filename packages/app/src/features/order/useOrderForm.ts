import type { ProductDetail } from '@ca-portal/api';
import { useMemo, useState } from 'react';
import { useDraftedForm } from '../../engines/application/index.js';
import { choiceFrom, copyOf, emptyOrderForm, type CopiedOrder, type OrderForm } from './order-form.js';

/**
 * The order form with its draft, which is separate for each user and product. A new choice on the product
 * page (another address) replaces the draft's choice; other input stays. A repeated order (`copied`)
 * provides its values.
 */
export function useOrderForm(
  product: ProductDetail,
  userGuid: string,
  address: URLSearchParams,
  copied: CopiedOrder | undefined,
) {
  // Opening the next page of the form is not a new choice.
  const params = new URLSearchParams(address);
  params.delete('step');
  const openedWith = params.toString();
  const [copy] = useState(() => (copied ? copyOf(copied, userGuid) : {}));
  const opened = useMemo(
    () => ({ ...choiceFrom(product, new URLSearchParams(openedWith)), ...copy, openedWith }),
    [product, openedWith, copy],
  );
  return useDraftedForm<OrderForm>({
    empty: () => emptyOrderForm(product, params),
    opened,
    mark: 'openedWith',
    localKey: `order-draft:${userGuid}:${product.id}`,
    serverKey: `order:${product.id}`,
  });
}
