import { arrivals as authArrivals } from '../features/auth/arrivals.js';
import { routes as homeRoutes } from '../features/home/index.js';
import type { PageRoute } from '../routing/route.js';

/**
 * Pages that the entry itself knows: where most visits begin, and what is prerendered. All others are in the
 * registry, which is code of its own, so that a page more costs the home page nothing.
 */
export const arrivals: readonly PageRoute[] = [...authArrivals, ...homeRoutes];
