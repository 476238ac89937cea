export const zhCombobox = {
  placeholder: '请选择',
  list: '可选项',
  all: '全选',
  clear: '清除所选',
  remove: (label: string) => `移除${label}`,
  more: (count: number) => `另有 ${count} 项`,
  found: (count: number) => `找到 ${count} 项`,
  loading: '正在查找',
  empty: '没有找到，请换个词试试。',
  failed: '没有查到，可能是网络不稳定。',
  retry: '重试',
};
