import { describe, expect, it } from 'vitest';
import { reviewItemLabel } from './review-items.js';

describe('reviewItemLabel', () => {
  it('names an item for the applicant', () => expect(reviewItemLabel('platforms')).toBe('适用平台'));

  it.each(['营业执照', 'toString', ''])('leaves %o, which it does not know, as it came', (key) =>
    expect(reviewItemLabel(key)).toBe(key),
  );
});
