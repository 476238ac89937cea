import { describe, expect, it } from 'vitest';
import { rangeOf } from './send-file.js';

describe('the range of a film that its player asks for', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
  ])('%s', (header, range) => expect(rangeOf(header, 100)).toEqual(range));

  it.each(['bytes=100-', 'bytes=-0'])('%s is outside the file', (header) =>
    expect(rangeOf(header, 100)).toBe('outside'),
  );

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
    '%s is not a range: the whole file is sent',
    (header) => expect(rangeOf(header, 100)).toBeUndefined(),
  );
});
