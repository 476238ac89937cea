export { Foot, type FootProps } from './Foot.js';
export { List, type ListProps } from './List.js';
export { Root, type RootProps } from './Root.js';
