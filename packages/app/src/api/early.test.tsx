import { afterEach, expect, test, vi } from 'vitest';
import { takeEarly } from './early.js';

const answer = Promise.resolve(new Response('{}'));
const asked = (token: string | null) =>
  (window.earlyAnswers = { token, askedAt: Date.now(), answers: { '/mh/getInfo': answer } });
afterEach(() => {
  delete window.earlyAnswers;
  vi.useRealTimers();
});

test('an answer has one taker', () => {
  asked('5.a');
  expect(takeEarly('/mh/getInfo', '5.a')).toBe(answer);
  expect(takeEarly('/mh/getInfo', '5.a')).toBeUndefined();
});

test('nobody gets the answer to another login, nor one that has grown old', () => {
  asked('5.a');
  expect(takeEarly('/mh/getInfo', '6.b')).toBeUndefined();
  vi.useFakeTimers();
  asked('5.a');
  vi.advanceTimersByTime(15_000);
  expect(takeEarly('/mh/getInfo', '5.a')).toBeUndefined();
});

test('without a document that asks, everything is asked for by the page', () => {
  expect(takeEarly('/mh/getInfo', null)).toBeUndefined();
});
