import type { AccountDialog } from './AccountDialogs.js';

/** Items of the personal center besides its pages, in both layouts (spec 2.4). */
export const accountItems = (open: (dialog: AccountDialog) => void) => [
  { key: 'role', label: '切换身份', icon: 'swap' as const, onSelect: () => open('role') },
  { key: 'settings', label: '账号设置', icon: 'settings' as const, href: '/accountSettings' },
  { key: 'password', label: '修改密码', icon: 'padlock' as const, onSelect: () => open('password') },
  { key: 'switchAccount', label: '切换账号', icon: 'users' as const, onSelect: () => open('switchAccount') },
];
