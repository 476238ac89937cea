import { certificates } from '@ca-portal/api/groups/certificates';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';

/**
 * What a page of the server's tree asks for first, opened by its plain address: the document asks for it before the
 * page's code has come. Read by the build alone. An entry that no longer says what its page asks costs a call, and
 * tests/e2e/wire.spec.ts finds it.
 */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  'core/order': [`${orders.routes.list.path}?page=1&limit=10`],
  'core/caManage': [`${certificates.routes.list.path}?page=1&limit=200`],
  'review/queue': [`${review.routes.queue.path}?page=1&limit=200`],
};
