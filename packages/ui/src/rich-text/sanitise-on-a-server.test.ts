import { expect, it } from 'vitest';
import { sanitise } from './sanitise.js';

it('refuses to work where there is no document, rather than pass the text through', () => {
  expect(() => sanitise('<b>x</b>')).toThrow('browser only');
});
