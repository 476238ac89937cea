export const zhHeader = {
  skip: '跳到主要内容',
  /** In addition to `login`, which comes after the menu. */
  skipToLogin: '直接去登录',
  navigation: '主导航',
  login: '立即登录',
  openMenu: '打开菜单',
  openingMenu: '正在打开菜单',
  closeMenu: '关闭菜单',
  menu: '菜单',
  personalCenter: '个人中心',
  /** Before the person's name, for screen readers only. */
  ofPersonalCenter: '个人中心，',
  noRole: '暂未选择身份',
  logout: '退出登录',
  externalItem: (label: string) => `${label}，在新窗口打开`,
};
