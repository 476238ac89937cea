export const zhDialog = { close: '关闭', fullScreen: '全屏显示', leaveFullScreen: '退出全屏' };
