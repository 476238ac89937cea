export const zhPasswordInput = { show: '显示密码', hide: '隐藏密码', capsLock: '大写锁定已打开。' };
