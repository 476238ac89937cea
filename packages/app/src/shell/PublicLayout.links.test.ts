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
  const shown = (loggedIn: boolean) =>
    footerColumns(paths, loggedIn).map(({ title, links }) => [title, labels(links)]);
  const business = ['证书业务', ['新办证书', '三种证书对比']];
  expect(shown(true)).toEqual([business]);
  expect(shown(false)).toEqual([business, ['账号', ['登录', '查询办理进度']]]);
});
