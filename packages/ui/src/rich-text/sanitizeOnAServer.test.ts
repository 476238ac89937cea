import { expect, it } from 'vitest';
import { sanitize } from './sanitize.js';

it('throws without a document, instead of returning the text unchanged', () => {
  expect(() => sanitize('<b>x</b>')).toThrow('browser only');
});
