import { tokenStore } from '../../session/token.js';
import type { KeepThese } from '../../sw/messages.js';

/** What this page has loaded before there was a worker. Calls of a logged-in person are never kept. */
function loadedBefore(): KeepThese {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((url) => new URL(url).origin === window.location.origin);
  const urls =
    tokenStore.get() === null ? files : files.filter((url) => !new URL(url).pathname.startsWith('/mh/'));
  return { type: 'keep-these', urls: [...new Set(urls)], page: window.location.pathname };
}

/**
 * Registers the worker that keeps what was last read (`/sw.js`). Only a built portal has one; a browser that refuses, or
 * an address without https, costs only the reading without a network.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const first = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (!first) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loadedBefore());
  } catch (error) {
    console.info('no reading without a network:', error);
  }
}
