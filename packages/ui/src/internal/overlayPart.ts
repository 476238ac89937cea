import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './lazyPart.js';

const parts = new Set<LazyPart<never>['prefetch']>();

/**
 * The open half of an overlay, loaded lazily. All code that needs floating-ui is in such halves: a page of closed
 * buttons does not load it.
 */
export function overlayPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(load);
  parts.add(part.prefetch);
  return part;
}

/**
 * Prefetches the code of dialogs, drawers, popovers, menus, tooltips and lists. Each widget does this itself
 * when pointer or focus come near; call it when the page is loaded and the network is idle, so that none of them
 * waits.
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all(Array.from(parts, (come) => come()));
}
