import { arrivals as authArrivals } from '../features/auth/index.js';
import { routes as homeRoutes } from '../features/home/index.js';
import type { PageRoute } from '../routing/route.js';

/**
 * Pages in the entry: where most visits begin, and those that are prerendered. All others are in the registry, a
 * separate chunk, so that more pages do not make the home page slower.
 */
export const arrivals: readonly PageRoute[] = [...authArrivals, ...homeRoutes];
