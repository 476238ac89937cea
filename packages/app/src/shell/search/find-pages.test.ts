import { expect, test } from 'vitest';
import { lazyPage } from '../../routing/lazy-page.js';
import { findPages } from './find-pages.js';
import { pagesOf } from './pages.js';
import { spelled } from './spelled.js';

const menu = [
  {
    key: '/core',
    label: '个人中心',
    children: [
      { key: '/core/personal', label: '个人信息', href: '/core/personal' },
      { key: '/core/order', label: '我的订单', href: '/core/order' },
      { key: '/core/caManage', label: 'CA管理', href: '/core/caManage' },
      { key: '/core/certWrite', label: '写入证书', href: '/core/certWrite', hidden: true },
    ],
  },
  { key: 'exam', label: '考试报名', href: 'https://exam.example.cn', external: true },
];
const page = lazyPage(() => Promise.reject(new Error('not opened here')));
const build = [
  { path: '/myCoupons', title: '我的优惠券', layout: 'work', page },
  { path: '/core/orderDetail', title: '订单详情', layout: 'work', page, tabKeys: ['orderNo'] },
  { path: '/item/:id', title: '条目', layout: 'work', page },
  { path: '/register', title: '注册', layout: 'public', page },
] as const;
const pages = pagesOf(menu, build, true);
const titles = (typed: string) => findPages(pages, typed).map(({ page: { title } }) => title);

test('finds only what this user may open, each address once', () => {
  const addresses = pages.map(({ href }) => href);
  expect(addresses).toContain('/myCoupons');
  expect(addresses).toContain('/knowledge');
  for (const absent of ['/core/certWrite', '/core/orderDetail', '/item/:id', '/login'])
    expect(addresses).not.toContain(absent);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(pagesOf([], build, false).map(({ href }) => href)).not.toContain('/myCoupons');
});

test.each([
  ['订单', ['我的订单']],
  ['ca', ['CA管理']],
  [' CA ', ['CA管理']],
  ['wddd', ['我的订单']],
  ['dingdan', ['我的订单']],
  ['ding dan', ['我的订单']],
  ['grxx', ['个人信息']],
  ['geren', ['个人信息']],
  ['caManage', ['CA管理']],
  ['没有这个', []],
])('%s finds %j', (typed, expected) => expect(titles(typed).slice(0, 1)).toEqual(expected));

test.each([
  ['银行流水', 'yhls', [0, 1, 2, 3]],
  ['银行流水', 'hangliu', [1, 2]],
  ['行程', 'xingcheng', [0, 1]],
  ['延长有效期', 'changyou', [1, 2]],
  ['CA管理', 'cagl', [0, 1, 2, 3]],
  ['企业管理', 'guanly', []],
])('%s is spelled by %s at %j', (title, typed, places) => expect(spelled(title, typed)).toEqual(places));

test('marks the matching characters', () => {
  expect(findPages(pages, 'dd')[0]?.marked).toEqual([1, 2]);
  expect(findPages(pages, '订单')[0]?.marked).toEqual([2, 3]);
});

test('accepts unusual texts', () => {
  for (const typed of ['(', '\\', '.*', '%', '<b>', '😀', 'a'.repeat(5_000)])
    expect(() => titles(typed)).not.toThrow();
});
