export const zhAutosave = {
  pending: '有修改还没有保存',
  saving: '保存中',
  saved: (time: string) => `已保存 ${time}`,
  failed: '没有保存上，您填写的内容还在这个页面上。',
  retry: '重试',
};
