import type { zhMessageBell } from './MessageBell.zh.js';

export const enMessageBell: typeof zhMessageBell = {
  name: 'Messages',
  unread: (count) => `Messages, ${count} unread`,
  unreadMoreThan: (max) => `Messages, more than ${max} unread`,
  notices: 'Notices',
  todos: 'To-dos',
  unreadLabel: 'Unread',
  readLabel: 'Read',
  noTopic: 'No subject',
  empty: 'No new messages',
  emptyReason: 'Reviews, orders and expiry reminders will appear here.',
  loading: 'Loading messages',
  failed: 'The messages could not be loaded. The network may be down. Please try again.',
  retry: 'Try again',
  markAllRead: 'Mark all as read',
  allRead: 'No unread messages',
  viewAll: 'View all',
};
