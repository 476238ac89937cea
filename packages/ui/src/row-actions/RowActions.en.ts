import type { zhRowActions } from './RowActions.zh.js';

export const enRowActions: typeof zhRowActions = {
  action: (action, name) => `${action}, ${name}`,
  more: (name) => `More actions, ${name}`,
};
