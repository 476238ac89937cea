export const zhBackToTop = { label: '返回顶部' };
