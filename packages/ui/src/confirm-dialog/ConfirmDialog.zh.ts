export const zhConfirmDialog = {
  cancel: '取消',
  confirm: '确定',
  typeToConfirm: (word: string) => `请输入“${word}”以继续`,
  failed: '没有办成，可能是网络不稳定。请再试一次。',
};
