export const zhQrCode = {
  copy: '复制内容',
  copied: '已复制。',
  copyFailed: '浏览器不允许复制。请选中文字后手动复制。',
  empty: '暂无二维码内容。请稍后再试。',
  tooLong: '内容过长，无法生成二维码。请复制下方文字使用。',
};
