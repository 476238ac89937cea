export const zhCarousel = {
  carousel: '轮播',
  slide: '幻灯片',
  position: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
  previous: '上一张',
  next: '下一张',
  pause: '暂停自动播放',
  play: '开始自动播放',
};
