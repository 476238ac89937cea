import type { zhVirtualList } from './VirtualList.zh.js';

export const enVirtualList: typeof zhVirtualList = { empty: 'Nothing here' };
