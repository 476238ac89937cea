import { expect, test } from 'vitest';
import { pageRoutes } from '../../portal/registry.js';
import { footerColumns, headerItems } from './site-links.js';

test('has the menu of the specification, and every link of header and footer leads to a page', () => {
  expect(headerItems('/').map(({ label }) => label)).toEqual([
    '首页',
    '通知公告',
    '体验中心',
    '产品中心',
    '学习中心',
    '知识库',
    '下载中心',
    '关于我们',
  ]);
  const links = [...headerItems('/'), ...footerColumns(false).flatMap((column) => column.links)];
  const paths = pageRoutes.map(({ path }) => path);
  const missing = links
    .map(({ href }) => href?.replace(/[?#].*$/, ''))
    .filter((path) => !paths.includes(path ?? ''));
  expect(missing).toEqual([]);
});

test('marks an entry on its page and on the pages below it', () => {
  const active = (pathname: string) =>
    headerItems(pathname)
      .filter((item) => item.active)
      .map(({ label }) => label);
  expect(active('/')).toEqual(['首页']);
  expect(active('/productDetail')).toEqual(['产品中心']);
  expect(active('/register')).toEqual([]);
});

test('shows login links to visitors only', () => {
  const titles = (loggedIn: boolean) => footerColumns(loggedIn).map(({ title }) => title);
  expect(titles(true)).toEqual(['证书业务', '帮助', '平台']);
  expect(titles(false)).toEqual(['证书业务', '帮助', '平台', '账号']);
});
