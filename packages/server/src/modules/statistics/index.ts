import type { statistics } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { expiryByMonth, ordersByKind, overview, reviewTimes } from './figures.js';
import { queueAges } from './queue-ages.js';
import { periodOf } from '../../services/administration/index.js';
import { monthsFrom } from './months.js';

/** Figures of the office's first page, computed on each call. */
export const statisticsHandlers: Handlers<typeof statistics> = {
  overview: ({ query }, { services }) => overview(services, periodOf(query)),
  orders: ({ query }, { services }) => ordersByKind(services, periodOf(query)),
  reviews: ({ query }, { services }) => reviewTimes(services, periodOf(query)),
  expiry: ({ query }, { services }) => expiryByMonth(services, monthsFrom(services.clock()), query.roleId),
  queues: (_, { services }) => queueAges(services),
};
