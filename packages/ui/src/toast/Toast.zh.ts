export const zhToast = { region: '通知', close: '关闭通知' };
