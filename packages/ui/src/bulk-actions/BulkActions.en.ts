import type { zhBulkActions } from './BulkActions.zh.js';

export const enBulkActions: typeof zhBulkActions = {
  noun: 'records',
  none: (noun, action) => `${action} is possible for none of the selected ${noun}`,
  reasons: (reasons) => reasons.join('; '),
};
