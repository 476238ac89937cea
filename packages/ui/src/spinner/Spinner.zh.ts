export const zhSpinner = {
  loading: '正在加载',
  waited: (seconds: number) => `已等待 ${seconds} 秒`,
  cancel: '取消',
};
