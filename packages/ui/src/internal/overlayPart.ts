import type { ComponentType } from 'react';
import { type LatePart, latePart } from './latePart.js';

const parts = new Set<LatePart<never>['ahead']>();

/**
 * The open half of something that stands above the page. All that takes floating-ui is in such halves: a page of closed
 * buttons does without it.
 */
export function overlayPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = latePart(load);
  parts.add(part.ahead);
  return part;
}

/**
 * Loads what dialogs, drawers, popovers, menus, tooltips and lists are made of when they open. Each does it by itself
 * when pointer or focus come near; call this when the page is read and the network idle, and none of them waits.
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all(Array.from(parts, (come) => come()));
}
