export const zhConfirmDialog = {
  cancel: '取消',
  confirm: '确定',
  typeToConfirm: (word: string) => `请输入“${word}”以继续`,
};
