export const zhImageViewer = {
  label: '查看图片',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotate: '向右旋转 90 度',
  reset: '恢复原样',
  download: '下载图片',
  state: (index: number, count: number, percent: number) =>
    count > 1 ? `第 ${index} 张，共 ${count} 张，缩放 ${percent}%` : `缩放 ${percent}%`,
  failed: '图片没有加载出来，可能是网络中断或文件已删除。请重新加载。',
  retry: '重新加载',
  empty: '没有可以查看的图片。',
};
