import { expect, it } from 'vitest';
import { sanitize } from './sanitize.js';

it('refuses to work where there is no document, rather than pass the text through', () => {
  expect(() => sanitize('<b>x</b>')).toThrow('browser only');
});
