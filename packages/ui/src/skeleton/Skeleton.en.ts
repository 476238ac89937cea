import type { zhSkeleton } from './Skeleton.zh.js';

export const enSkeleton: typeof zhSkeleton = { opening: 'Opening' };
