export const zhLink = { external: '（在新窗口打开）' };
