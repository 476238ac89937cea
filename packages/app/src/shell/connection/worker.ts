import type { KeepThese } from '../../sw/messages.js';

/** The files that this page has loaded before there was a worker. Its calls are made again (`ConnectionNotices`). */
function loadedBefore(): KeepThese {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === window.location.origin && !pathname.startsWith('/mh/'),
  );
  return {
    type: 'keep-these',
    urls: [...new Set(files.map(({ href }) => href))],
    page: window.location.pathname,
  };
}

/** Whether the document itself went past the worker: one that claims a page in the middle of its load has not seen it. */
function cameWithoutWorker(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigator.serviceWorker.controller === null || arrival?.workerStart === 0;
}

/**
 * Registers the worker that keeps what was last read (`/sw.js`). Only a built portal has one; a browser that refuses, or
 * an address without https, costs only the reading without a network.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const unseen = cameWithoutWorker();
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (!unseen) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loadedBefore());
  } catch (error) {
    console.info('no reading without a network:', error);
  }
}
