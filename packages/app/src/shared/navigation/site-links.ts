import type { FooterColumn } from '@ca-portal/ui/footer';
import type { HeaderItem } from '@ca-portal/ui/header';

interface MenuEntry {
  label: string;
  href: string;
  /** Pages below the entry with addresses outside its path. */
  below?: readonly string[];
}

/** The eight entries of spec 2.4. */
const menu: readonly MenuEntry[] = [
  { label: '首页', href: '/' },
  { label: '通知公告', href: '/proclamation', below: ['/proclamationDetial'] },
  { label: '体验中心', href: '/solution', below: ['/experience'] },
  { label: '产品中心', href: '/product', below: ['/productDetail'] },
  {
    label: '学习中心',
    href: '/learning',
    below: ['/learningDetail', '/learningCertificate', '/learningLive', '/learningRecord'],
  },
  { label: '知识库', href: '/knowledge', below: ['/knowledgeDetail'] },
  { label: '下载中心', href: '/downloadCenter', below: ['/downloadCenterDetail'] },
  { label: '关于我们', href: '/about', below: ['/partners'] },
];

const account = {
  title: '账号',
  links: [
    { label: '登录', href: '/login' },
    { label: 'CA锁登录', href: '/loginByCa' },
    { label: '注册', href: '/register' },
    { label: '查询办理进度', href: '/track' },
  ],
};
const columns: readonly FooterColumn[] = [
  {
    title: '证书业务',
    links: [
      { label: '新办证书', href: '/product' },
      { label: '三种证书对比', href: '/product#compare' },
      { label: '业务办理', href: '/jumpydDetial' },
    ],
  },
  {
    title: '帮助',
    links: [
      { label: '通知公告', href: '/proclamation' },
      { label: '站内搜索', href: '/search' },
      { label: '知识库', href: '/knowledge' },
      { label: '下载中心', href: '/downloadCenter' },
    ],
  },
  {
    title: '平台',
    links: [
      { label: '关于我们', href: '/about' },
      { label: '合作伙伴', href: '/partners' },
      { label: '隐私政策和协议', href: '/policy' },
      { label: '无障碍声明', href: '/policy#accessibility' },
      { label: 'Cookie 说明', href: '/policy#cookies' },
    ],
  },
];

/** The menu, with the entry of the current page marked. */
export const headerItems = (pathname: string): HeaderItem[] =>
  menu.map(({ label, href, below = [] }) => ({
    key: href,
    label,
    href,
    active: pathname === href || below.includes(pathname),
  }));

/** While placing an order, the user needs no shop and news links in the footer. */
const inAnOrder = (pathname: string): boolean => /^\/(?:makeSure|apply)/.test(pathname);

/** A logged-in user needs no login links. */
export const footerColumns = (loggedIn: boolean, pathname = '/'): FooterColumn[] => {
  if (inAnOrder(pathname)) return [];
  return loggedIn ? [...columns] : [...columns, account];
};
