export const zhPopover = { close: '关闭' };
