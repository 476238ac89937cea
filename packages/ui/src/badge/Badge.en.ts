import type { zhBadge } from './Badge.zh.js';

export const enBadge: typeof zhBadge = {
  unread: (count) => `${count} unread`,
  unreadMoreThan: (max) => `more than ${max} unread`,
};
