import type { KeyboardEvent } from 'react';

/** What a key asks of the tab that has the focus. */
export type TabIntent =
  | { type: 'focus'; index: number }
  | { type: 'shift'; by: 1 | -1 }
  | { type: 'activate' | 'close' };

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Arrows only move the focus: to show a page may load it, so that takes Enter or Space. */
export function tabIntent(event: Keys, index: number, count: number): TabIntent | undefined {
  const { key, ctrlKey, shiftKey, altKey, metaKey } = event;
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
  if (ctrlKey && shiftKey && !altKey && !metaKey && by) return { type: 'shift', by };
  if (ctrlKey || shiftKey || altKey || metaKey) return undefined;
  if (by) return { type: 'focus', index: (index + by + count) % count };
  if (key === 'Home') return { type: 'focus', index: 0 };
  if (key === 'End') return { type: 'focus', index: count - 1 };
  if (key === 'Enter' || key === ' ') return { type: 'activate' };
  if (key === 'Delete') return { type: 'close' };
  return undefined;
}
