export const zhSkeleton = { opening: '正在打开' };
