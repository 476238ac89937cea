import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import type { EarlierOrder } from './description.js';

/** The order to repeat; without one, or if it cannot be loaded, the form opens empty. */
export function useEarlierOrder(orderNo: string): { earlier: EarlierOrder | undefined; isLoading: boolean } {
  const asked = { enabled: orderNo !== '', retry: false };
  const order = useQuery({ ...read(orders, 'detail', { params: { orderNo } }), ...asked });
  const service = useQuery({ ...read(orderService, 'service', { params: { orderNo } }), ...asked });
  const change = service.data?.change;
  return {
    isLoading: order.isLoading || service.isLoading,
    earlier:
      order.data && service.data && change
        ? { ...order.data, attachments: service.data.attachments, change }
        : undefined,
  };
}
