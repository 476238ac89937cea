import { loadOverlays } from '@ca-portal/ui/error-boundary';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../shared/browser/when-idle.js';

/**
 * Brings what the menus, drawers and lists of a page are made of when the page stands and its rows are there: before, it
 * would take the line from them. Beside the page, so that it does not begin while the page's own code is on its way.
 */
export function OverlayPrefetch() {
  const fetching = useIsFetching() > 0;
  useEffect(() => (fetching ? undefined : whenIdle(() => void loadOverlays())), [fetching]);
  return null;
}
