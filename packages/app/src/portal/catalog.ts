import { provideCatalog } from '../routing/page-catalog.js';
import { arrivals } from './arrivals.js';
import { preloadPage, WorkLayout } from './layouts.js';

provideCatalog({
  arrivals,
  registry: async () => {
    const { pageRoutes, serverViews } = await import('./registry.js');
    return { pages: pageRoutes, views: serverViews };
  },
  preloadPage,
  preloadWorkFrame: WorkLayout.preload,
});
