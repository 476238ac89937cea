export const zhSidebar = {
  label: '侧边菜单',
  noRole: '尚未选择身份',
  switchRole: '切换身份',
  expand: '展开菜单',
  collapse: '收起菜单',
  externalItem: (label: string) => `${label}，在新窗口打开`,
};
