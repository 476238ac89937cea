import type { KeepThese } from '../../sw/messages.js';

/** The files that this page loaded before a worker existed. Its API reads are repeated (`ConnectionNotices`). */
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

/** Whether the document itself bypassed the worker: a worker that claims a page during its load has not seen it. */
function cameWithoutWorker(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigator.serviceWorker.controller === null || arrival?.workerStart === 0;
}

/**
 * Registers the worker that caches what was last read (`/sw.js`). Only a built portal has one; where the browser
 * refuses, or without https, only offline reading is missing.
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
