export const zhDialog = { close: '关闭' };
