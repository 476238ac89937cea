export const zhTabBar = {
  label: '已打开页面',
  /** Replaces the code value `no-name`. */
  noName: '未命名页面',
  /** Announced after the title. */
  pinned: '，已固定',
  dirty: '，有未保存的内容',
  close: '关闭当前',
  list: '全部标签页',
  more: '更多操作',
  maximize: '最大化',
  restore: '还原',
  moved: (title: string, position: number, count: number) =>
    `“${title}”已移到第 ${position} 个，共 ${count} 个`,
  cannotMove: (title: string) => `“${title}”已在本组的边上，不能再移动`,
};
