export { RowActions, type RowActionsProps } from './RowActions.js';
