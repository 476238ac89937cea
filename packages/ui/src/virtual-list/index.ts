export { VirtualList, type VirtualListChangeDetails, type VirtualListProps } from './VirtualList.js';
