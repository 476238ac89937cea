// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, hasAnswered, rememberAnswer, visitorId } from './answered.js';

beforeEach(forgetAnswers);
afterEach(() => vi.restoreAllMocks());

/** As after a reload: only the storage remains. */
async function reloaded() {
  vi.resetModules();
  return import('./answered.js');
}

test('one browser keeps one id and its answers', async () => {
  const id = visitorId();
  rememberAnswer(3);
  const later = await reloaded();
  expect(later.visitorId()).toBe(id);
  expect([later.hasAnswered(3), later.hasAnswered(4)]).toEqual([true, false]);
});

test('an invalid store counts as empty, and its id is never sent', async () => {
  window.localStorage.setItem('visitorId', 'me');
  window.localStorage.setItem('answeredArticles', '{"3":');
  const later = await reloaded();
  expect(later.visitorId()).toMatch(/^[0-9a-f-]{36}$/);
  expect(later.hasAnswered(3)).toBe(false);
});

test('where storage is refused, both last until the page closes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const id = visitorId();
  rememberAnswer(9);
  expect(visitorId()).toBe(id);
  expect(hasAnswered(9)).toBe(true);
});

test('the store has a size limit', () => {
  for (let id = 1; id <= 300; id += 1) rememberAnswer(id);
  expect(JSON.parse(window.localStorage.getItem('answeredArticles') ?? '')).toHaveLength(200);
  expect([hasAnswered(100), hasAnswered(300)]).toEqual([false, true]);
});
