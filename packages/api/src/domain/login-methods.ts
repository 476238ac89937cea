/** How a user proved the identity. */
export const loginMethods = ['password', 'sms', 'lock', 'phone', 'handover', 'key'] as const;
/** Login methods. */
export type LoginMethod = (typeof loginMethods)[number];

/** Names for the account pages. */
export const loginMethodLabels: Readonly<Record<LoginMethod, string>> = {
  password: '密码登录',
  sms: '短信登录',
  lock: 'CA锁登录',
  phone: '手机扫码登录',
  handover: '从其他系统进入',
  key: '访问密钥登录',
};
