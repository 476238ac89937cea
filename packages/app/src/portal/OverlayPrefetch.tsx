import { loadOverlays } from '@ca-portal/ui/error-boundary';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../shared/browser/index.js';

/**
 * Prefetches the code of menus, drawers and lists once the page and its rows are shown, so that it does not compete
 * with them for bandwidth. Mounted beside the page, so that it does not start while the page's own code loads.
 */
export function OverlayPrefetch() {
  const fetching = useIsFetching() > 0;
  useEffect(() => (fetching ? undefined : whenIdle(() => void loadOverlays())), [fetching]);
  return null;
}
