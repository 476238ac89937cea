import { expect, test } from 'vitest';
import { slideHref } from './slide-href.js';

test.each(['/jumpydDetial?type=0103', '/', 'https://trade.example.cn/', 'http://trade.example.cn'])(
  '%s may be opened',
  (link) => {
    expect(slideHref(link)).toBe(link);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'https://a@evil.example',
])('%j is no link', (link) => {
  expect(slideHref(link)).toBeUndefined();
});
