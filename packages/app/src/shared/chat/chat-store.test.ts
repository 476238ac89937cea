import { afterEach, expect, test, vi } from 'vitest';
import { chatStore } from './chat-store.js';

afterEach(() => chatStore.close());

test('opening with a question stores it, and it is read once', () => {
  chatStore.open('  锁死了怎么办 ');
  expect(chatStore.get()).toEqual({ open: true, question: '锁死了怎么办' });
  expect(chatStore.takeQuestion()).toBe('锁死了怎么办');
  expect(chatStore.takeQuestion()).toBe('');
  expect(chatStore.get().open).toBe(true);
});

test('closing the chat clears its question', () => {
  chatStore.open('锁死了怎么办');
  chatStore.close();
  chatStore.open();
  expect(chatStore.takeQuestion()).toBe('');
});

test('opening again notifies again, so that code that failed to load is requested again', () => {
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
