import { afterEach, expect, test, vi } from 'vitest';
import { chatStore } from './chat-store.js';

afterEach(() => chatStore.close());

test('a question goes with the opening, and is handed out once', () => {
  chatStore.open('  锁死了怎么办 ');
  expect(chatStore.get()).toEqual({ open: true, question: '锁死了怎么办' });
  expect(chatStore.takeQuestion()).toBe('锁死了怎么办');
  expect(chatStore.takeQuestion()).toBe('');
  expect(chatStore.get().open).toBe(true);
});

test('a chat that was closed forgets what it was to ask', () => {
  chatStore.open('锁死了怎么办');
  chatStore.close();
  chatStore.open();
  expect(chatStore.takeQuestion()).toBe('');
});

test('opening once more is told once more: code that did not come is asked for again', () => {
  const told = vi.fn<() => void>();
  const stop = chatStore.subscribe(told);
  const before = chatStore.get();
  chatStore.open();
  const first = chatStore.get();
  chatStore.open();
  expect(chatStore.get()).not.toBe(first);
  expect(first).not.toBe(before);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  chatStore.close();
  expect(told).toHaveBeenCalledTimes(2);
});
