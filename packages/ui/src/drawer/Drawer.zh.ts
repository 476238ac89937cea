export const zhDrawer = { close: '关闭' };
