import { orders } from '@ca-portal/api/groups/orders';
import { type Asked, call } from '../../api/query.js';

/** Refusals of these calls belong to a field or stand in the form: nothing toasts by itself. */
const quiet = { quiet: true } as const;

export const sendTrackingCode = (body: Asked<typeof orders, 'trackCode'>['body']) =>
  call(orders, 'trackCode', { body }, quiet);
export const trackOrder = (body: Asked<typeof orders, 'track'>['body']) =>
  call(orders, 'track', { body }, quiet);
