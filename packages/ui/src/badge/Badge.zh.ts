export const zhBadge = {
  unread: (count: number) => `${count} 条未读`,
  unreadMoreThan: (max: number) => `超过 ${max} 条未读`,
};
