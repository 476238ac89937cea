import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './lazyPart.js';

const parts = new Set<LazyPart<never>['prefetch']>();

/**
 * The open half of something that stands above the page. All that takes floating-ui is in such halves: a page of closed
 * buttons does without it.
 */
export function overlayPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(load);
  parts.add(part.prefetch);
  return part;
}

/**
 * Loads what dialogs, drawers, popovers, menus, tooltips and lists are made of when they open. Each does it by itself
 * when pointer or focus come near; call this when the page is read and the network idle, and none of them waits.
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all(Array.from(parts, (come) => come()));
}
