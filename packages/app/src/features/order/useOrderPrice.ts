import type { ProductDetail } from '@ca-portal/api';
import type { Quote } from '@ca-portal/api/domain';
import { useWatch, type UseFormReturn } from '@ca-portal/ui/form';
import { useState } from 'react';
import { chosenTicket, useFittingTickets } from '../../shared/coupons/index.js';
import { priceWith } from '../../shared/orders/index.js';
import { quoteFor, type OrderChoice, type OrderForm } from './order-form.js';

/**
 * The displayed price, with the coupon: calculated at once from the product's prices, or the server's own if it has
 * returned one for exactly this choice. `payable`: the user may place the order.
 */
export function useOrderPrice(
  product: ProductDetail,
  control: UseFormReturn<OrderForm>['control'],
  payable: boolean,
) {
  const [providerCode, platformCodes, years, delivery, coupon] = useWatch({
    control,
    name: ['providerCode', 'platformCodes', 'years', 'delivery', 'coupon'],
  });
  const choice: OrderChoice = { providerCode, platformCodes, years, delivery };
  const key = JSON.stringify(choice);
  const [told, setTold] = useState<{ key: string; quote: Quote }>();
  const quote = told?.key === key ? told.quote : quoteFor(product, choice);
  const tickets = useFittingTickets(product.orderType, quote, payable).data ?? [];
  const ticket = chosenTicket(tickets, coupon);
  return {
    choice,
    quote,
    tickets,
    ticket,
    price: quote ? priceWith(quote, ticket) : { lines: [], totalFen: 0 },
    showServerQuote: (server: Quote) => setTold({ key, quote: server }),
  };
}
