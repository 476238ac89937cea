import type { OrderDetail } from '@ca-portal/api';

/** Money that came for an order and goes back, in the server's words: how much, why, where to and by when. */
export const latePayment = ({ timeline }: Pick<OrderDetail, 'timeline'>): string | undefined =>
  timeline.find(({ event }) => event === 'latePayment')?.detail;
