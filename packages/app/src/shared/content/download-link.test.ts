import { expect, test } from 'vitest';
import { downloadLink } from './download-link.js';

const newTab = { target: '_blank', rel: 'noopener' };

test.each([
  ['18', undefined, newTab],
  ['27', undefined, newTab],
  ['24', undefined, {}],
  ['24', 'tab', newTab],
  ['18', 'inside', {}],
] as const)('file %s, said to open %s', (id, openMode, expected) => {
  expect(downloadLink(id, openMode)).toEqual({ href: `/downloadCenterDetail?id=${id}`, ...expected });
});

test('escapes the id as one value of the address', () =>
  expect(downloadLink('a&b=c').href).toBe('/downloadCenterDetail?id=a%26b%3Dc'));
