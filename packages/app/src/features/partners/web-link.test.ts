import { expect, test } from 'vitest';
import { webLink } from './web-link.js';

test.each(['https://ca.example.cn', 'http://platform.example.cn:8080/login?x=1'])(
  '%s may be opened',
  (link) => {
    expect(webLink(link)?.href).toContain(link);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/core/personal',
  'ca.example.cn',
  'https://',
  'https://ca.example.cn@evil.example',
])('%j is no link', (link) => {
  expect(webLink(link)).toBeUndefined();
});
