export const zhTopBar = {
  greeting: {
    early: '早上好',
    morning: '上午好',
    noon: '中午好',
    afternoon: '下午好',
    evening: '晚上好',
  },
  welcome: (greeting: string, name: string) => (name ? `${greeting}，${name}` : greeting),
  expand: '展开菜单',
  collapse: '收起菜单',
  logout: '退出登录',
  opening: '正在打开',
};
