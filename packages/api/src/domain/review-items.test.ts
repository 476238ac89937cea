import { describe, expect, it } from 'vitest';
import { reviewItemLabel, sealFactOf } from './review-items.js';

describe('reviewItemLabel', () => {
  it.each([
    ['platforms', '适用平台'],
    ['sealForm', '电子印章采集表'],
  ])('names %s for the applicant', (key, label) => expect(reviewItemLabel(key)).toBe(label));

  it.each(['营业执照', 'toString', ''])('returns the unknown %o unchanged', (key) =>
    expect(reviewItemLabel(key)).toBe(key),
  );
});

it('a part of the seal is named by the item and its own name', () => {
  expect(sealFactOf('seal-employer')).toBe('employer');
  expect(['seal', 'seal-', 'seal-toString', 'change-name'].map(sealFactOf)).toEqual(Array(4).fill(undefined));
});
