export const zhBottomNav = { label: '底部导航', unread: '有未读消息' };
