/** Separate from the bar's own texts: they load with the menu. Four characters fit its 105 px. */
export const zhTabBarMenu = {
  label: (title: string) => `“${title}”的操作`,
  refresh: '刷新页面',
  close: '关闭当前',
  closeOthers: '关闭其他',
  closeAll: '全部关闭',
  closeLeft: '关闭左侧',
  closeRight: '关闭右侧',
  moveLeft: '向左移动',
  moveRight: '向右移动',
  pin: '固定页面',
  unpin: '取消固定',
  reopen: '重新打开',
  openWindow: '新开窗口',
};
