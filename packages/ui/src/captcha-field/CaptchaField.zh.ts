export const zhCaptchaField = {
  label: '图形验证码',
  hint: '填计算结果',
  refresh: '看不清？点击换一张',
  loading: '正在加载图形验证码',
  failed: '图形验证码没有加载出来。请点图片重试。',
};
