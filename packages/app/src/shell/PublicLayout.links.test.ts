import { expect, test } from 'vitest';
import { footerColumns, headerItems } from './PublicLayout.links.js';

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('only pages that exist have an entry, in the order of the specification', () => {
  expect(labels(headerItems(['/product', '/about', '/'], '/'))).toEqual(['首页', '产品中心', '关于我们']);
});

test('an entry is the present one on its page and on the pages below it', () => {
  const active = (pathname: string) =>
    headerItems(['/', '/product'], pathname)
      .filter((item) => item.active)
      .map(({ label }) => label);
  expect(active('/')).toEqual(['首页']);
  expect(active('/productDetail')).toEqual(['产品中心']);
  expect(active('/register')).toEqual([]);
});

test('footer columns without a page are left out, ways to log in are for visitors', () => {
  const paths = ['/', '/product', '/login'];
  const titles = (loggedIn: boolean) => footerColumns(paths, loggedIn).map(({ title }) => title);
  expect(titles(false)).toEqual(['证书业务', '平台', '账号']);
  expect(titles(true)).toEqual(['证书业务', '平台']);
  expect(labels(footerColumns(paths, false).find(({ title }) => title === '账号')?.links ?? [])).toEqual([
    '登录',
  ]);
});
