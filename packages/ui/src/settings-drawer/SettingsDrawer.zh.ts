export const zhSettingsDrawer = {
  title: '界面设置',
  display: '显示',
  theme: '主题',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  themeColor: '主题颜色',
  density: '组件大小',
  densities: { compact: '紧凑', medium: '标准', large: '宽松' },
  layout: '布局',
  switches: {
    elder: ['长辈版', '大字、大按钮，去掉装饰'],
    contrast: ['高对比度', '文字与背景 7:1'],
    fixedHeader: ['固定头部', '滚动时顶栏和页签栏不动'],
    tagsView: ['显示页签栏', ''],
    sidebarLogo: ['侧栏显示标志', ''],
    showSettings: ['显示设置', '关闭后，设置入口不再出现，可由管理员在参数设置里恢复'],
  } as Record<
    'elder' | 'contrast' | 'fixedHeader' | 'tagsView' | 'sidebarLogo' | 'showSettings',
    readonly [label: string, note: string]
  >,
  reset: '恢复默认',
  done: '完成',
};
