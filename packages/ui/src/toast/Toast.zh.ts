export const zhToast = {
  region: '通知',
  close: '关闭通知',
  missingPart: '这部分没有打开',
  missingPartReason: '可能是网络断开或刚发布了新版本。请重试，或刷新页面。',
  retry: '重试',
};
