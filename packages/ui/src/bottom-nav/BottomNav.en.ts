import type { zhBottomNav } from './BottomNav.zh.js';

export const enBottomNav: typeof zhBottomNav = { label: 'Bottom navigation', unread: 'unread messages' };
