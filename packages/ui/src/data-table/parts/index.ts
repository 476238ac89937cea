export { Grid } from './Grid.js';
export { Pager, type PagerProps } from './Pager.js';
export { Root, type RootProps } from './Root.js';
export { Selection, type SelectionProps } from './Selection.js';
export { Toolbar, type ToolbarProps } from './Toolbar.js';
