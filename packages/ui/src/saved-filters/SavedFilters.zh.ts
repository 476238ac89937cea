export const zhSavedFilters = {
  title: '我的筛选',
  remove: (name: string) => `删除筛选“${name}”`,
  saveCurrent: '保存当前筛选',
  name: '名称',
  hint: '只保存在这台电脑的浏览器中。',
  save: '保存',
  cancel: '取消',
  leave: {
    title: '有内容还没有提交',
    description: '“保存当前筛选”里填写的内容还没有提交，关闭后会丢失。',
    confirmLabel: '不提交，关闭',
    cancelLabel: '继续填写',
  },
};
