/** How somebody logged in the last time, in words. */
export const loginMethodLabels: Readonly<Record<'password' | 'sms' | 'lock' | 'handover', string>> = {
  password: '密码登录',
  sms: '短信登录',
  lock: 'CA锁登录',
  handover: '从其他系统进入',
};
