import type { BottomNavItem } from './index.js';

export const items: BottomNavItem[] = [
  { key: 'home', label: '首页', icon: 'home', href: '/' },
  { key: 'certificates', label: '证书', icon: 'certificate', href: '/core/caManage' },
  { key: 'apply', label: '办理', icon: 'plus', href: '/product' },
  { key: 'messages', label: '消息', icon: 'bell', href: '/emsystem/messageManage', badge: 3 },
  { key: 'mine', label: '我的', icon: 'user', href: '/core/personal' },
];
