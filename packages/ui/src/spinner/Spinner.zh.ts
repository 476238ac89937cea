export const zhSpinner = { loading: '正在加载' };
