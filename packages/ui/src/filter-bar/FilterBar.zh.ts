export const zhFilterBar = {
  filters: (active: number) => (active ? `筛选 ${active}` : '筛选'),
  clear: '清除条件',
  option: (label: string, option = '全部') => `${label}：${option}`,
};
