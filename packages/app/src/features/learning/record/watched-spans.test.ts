import { describe, expect, it } from 'vitest';
import { createWatchedSpans } from './watched-spans.js';

describe('watched spans', () => {
  it('continue where the saved part ends, as one span', () => {
    const spans = createWatchedSpans(10);
    expect(spans.next()).toBeUndefined();
    spans.moveTo(10.8);
    expect(spans.next()).toBeUndefined();
    spans.moveTo(25.3);
    const first = spans.next();
    expect(first).toEqual({ fromSecond: 10, toSecond: 25 });
    spans.moveTo(27.9);
    if (first) spans.saved(first);
    expect(spans.next()).toEqual({ fromSecond: 25, toSecond: 27 });
    expect(spans.hasClosed()).toBe(false);
  });

  it('keep the part before a jump until it is saved', () => {
    const spans = createWatchedSpans(0);
    spans.moveTo(12);
    spans.jumpTo(5);
    spans.moveTo(8);
    const first = spans.next();
    expect(first).toEqual({ fromSecond: 0, toSecond: 12 });
    expect(spans.hasClosed()).toBe(true);
    if (first) spans.saved(first);
    expect(spans.next()).toEqual({ fromSecond: 5, toSecond: 8 });
  });

  it('lose nothing when a jump comes during a save', () => {
    const spans = createWatchedSpans(0);
    spans.moveTo(10);
    const sent = spans.next();
    spans.moveTo(14);
    spans.jumpTo(2);
    if (sent) spans.saved(sent);
    expect(spans.next()).toEqual({ fromSecond: 10, toSecond: 14 });
    spans.saved({ fromSecond: 10, toSecond: 14 });
    expect(spans.next()).toBeUndefined();
  });

  it('count what is watched again after a jump back to the same second', () => {
    const spans = createWatchedSpans(0);
    spans.moveTo(10);
    const sent = spans.next();
    spans.jumpTo(0);
    spans.moveTo(4);
    if (sent) spans.saved(sent);
    expect(spans.next()).toEqual({ fromSecond: 0, toSecond: 4 });
  });

  it('does not go backwards by itself', () => {
    const spans = createWatchedSpans(20);
    spans.moveTo(24);
    spans.moveTo(3);
    expect(spans.next()).toEqual({ fromSecond: 20, toSecond: 24 });
  });

  it('of less than a second are ignored, after any jump', () => {
    const spans = createWatchedSpans(0);
    spans.moveTo(0.9);
    spans.jumpTo(30);
    spans.moveTo(30.5);
    spans.jumpTo(12);
    expect(spans.next()).toBeUndefined();
    expect(spans.hasClosed()).toBe(false);
  });
});
