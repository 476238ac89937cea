export { BulkActions, type BulkAction, type BulkActionsProps } from './BulkActions.js';
