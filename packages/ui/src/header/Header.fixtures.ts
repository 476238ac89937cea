import type { HeaderItem, HeaderMenuItem, HeaderUser, HeaderUtility } from './index.js';

export const brand = {
  shortName: '辽',
  name: '辽宁数字证书服务平台',
  subtitle: '省级数字证书综合服务入口',
  href: '/',
};

/** The menu of the public pages; 体验中心 links to /solution. */
export const items: HeaderItem[] = [
  { key: 'home', label: '首页', href: '/', active: true },
  { key: 'notices', label: '通知公告', href: '/proclamation' },
  { key: 'experience', label: '体验中心', href: '/solution' },
  { key: 'product', label: '产品中心', href: '/product' },
  { key: 'learning', label: '学习中心', href: '/learning' },
  { key: 'knowledge', label: '知识库', href: '/knowledge' },
  { key: 'download', label: '下载中心', href: '/downloadCenter' },
  { key: 'about', label: '关于我们', href: '/about' },
];

export const user: HeaderUser = { name: '林晓禾', roleName: '企业管理员', phoneMasked: '139****5520' };

export const userMenuItems: HeaderMenuItem[] = [
  { key: 'personal', label: '个人中心', icon: 'user', href: '/core/personal' },
  { key: 'role', label: '切换身份', icon: 'swap' },
  { key: 'password', label: '修改密码', icon: 'padlock' },
];

const ignore = () => {};

export const utility: HeaderUtility = {
  statement: '辽宁省数字证书官方服务入口',
  elder: false,
  onElderChange: ignore,
  contrast: false,
  onContrastChange: ignore,
  dark: false,
  onDarkChange: ignore,
  oldPlatformHref: 'https://old.example.cn/',
  hotline: '024-0000-1234',
};
