import type { ProductDetail } from '@ca-portal/api';
import type { Quote } from '@ca-portal/api/domain';
import { useWatch, type UseFormReturn } from '@ca-portal/ui/form';
import { useState } from 'react';
import { quoteFor, type OrderChoice, type OrderForm } from './order-form.js';

/**
 * The price on show: counted at once from the product's prices, and the server's own where it has told one
 * for exactly this choice.
 */
export function useShownQuote(product: ProductDetail, control: UseFormReturn<OrderForm>['control']) {
  const [providerCode, platformCodes, years, delivery] = useWatch({
    control,
    name: ['providerCode', 'platformCodes', 'years', 'delivery'],
  });
  const choice: OrderChoice = { providerCode, platformCodes, years, delivery };
  const key = JSON.stringify(choice);
  const [told, setTold] = useState<{ key: string; quote: Quote }>();
  const quote = told?.key === key ? told.quote : quoteFor(product, choice);
  return { choice, quote, showServerQuote: (server: Quote) => setTold({ key, quote: server }) };
}
