import type { OrderDetail } from '@ca-portal/api';

/** A late payment that is refunded, in the server's words: how much, why, where to and by when. */
export const latePayment = ({ timeline }: Pick<OrderDetail, 'timeline'>): string | undefined =>
  timeline.find(({ event }) => event === 'latePayment')?.detail;
