export const zhButton = { loading: '处理中' };
