export const zhVirtualList = { empty: '暂无数据' };
