import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

// What stands at the edge is no reason for a page not to be there: where its code does not come, it stays away.
const Nothing = () => null;
const EdgeTools = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./EdgeTools.js')).EdgeTools };
  } catch {
    return { default: Nothing };
  }
});

/** When the browser has time; Safari cannot be asked. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, { timeout: 3_000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(run, 500);
  return () => clearTimeout(id);
}

/**
 * Customer service, assistant, shortcuts and coupons at the edge of every page (spec 2.6, 2.7). A page is readable and
 * usable first: nothing of this is prerendered, and its code comes when the browser is idle.
 */
export function PortalEdge() {
  const [wanted, setWanted] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setWanted(true);
        // Without it the portal only does not notice that the network goes.
        import('../connection/start.js').then(({ startConnection }) => startConnection(), Nothing);
      }),
    [],
  );
  return wanted ? (
    <Suspense fallback={null}>
      <EdgeTools />
    </Suspense>
  ) : null;
}
