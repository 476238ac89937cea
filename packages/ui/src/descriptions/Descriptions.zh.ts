export const zhDescriptions = {
  hidden: '已隐藏',
  reveal: (term: string) => `显示完整${term}`,
  conceal: (term: string) => `隐藏${term}`,
  show: '显示',
  hide: '隐藏',
  loading: '正在取完整信息',
  failed: '没有取到完整信息，请稍后重试。',
};
