export const zhSidebar = {
  label: '侧边菜单',
  noRole: '暂未选择身份',
  switchRole: '切换身份',
  search: '搜索菜单',
  nothingFound: (query: string) => `没有找到“${query}”。请换个说法，或清空后从菜单中选择。`,
  noRoute: '当前身份没有可用的菜单。请切换身份，或联系管理员开通权限。',
  /** Announced after a label. */
  external: '，在新窗口打开',
};
