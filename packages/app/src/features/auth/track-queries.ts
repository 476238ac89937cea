import { orders } from '@ca-portal/api/groups/orders';
import { api } from '../../api/client.js';

const calls = api.use(orders);
/** Refusals of these calls appear at a field or in the form: no toast. */
const quiet = { quiet: true } as const;

export const sendTrackingCode = (body: Parameters<typeof calls.trackCode>[0]['body']) =>
  calls.trackCode({ body }, quiet);
export const trackOrder = (body: Parameters<typeof calls.track>[0]['body']) => calls.track({ body }, quiet);
