import { expect, test } from 'vitest';
import { examTarget } from './exam-entry.js';

const plain = 'https://exam.example.cn/login';
const full = `${plain}?idCardNum=Zm9v`;

test.each([
  [full, plain, { href: full, withData: true }],
  [plain, '', { href: plain, withData: false }],
  [null, plain, { href: plain, withData: false }],
  [undefined, plain, { href: plain, withData: false }],
  ['javascript:alert(1)', plain, { href: plain, withData: false }],
  ['javascript:alert(1)', 'data:text/html,x', undefined],
  [null, '', undefined],
])('%j and %j lead to %o', (fromServer, page, expected) => {
  expect(examTarget(fromServer, page)).toEqual(expected);
});
