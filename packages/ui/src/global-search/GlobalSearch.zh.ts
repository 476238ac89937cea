export const zhGlobalSearch = {
  label: '全站搜索',
  placeholder: '搜索业务、知识、公告和下载',
  submit: '搜索',
  open: '搜索',
  clear: '清空',
  suggestions: '相关搜索：',
  recent: '最近搜索：',
  clearRecent: '清除记录',
};
