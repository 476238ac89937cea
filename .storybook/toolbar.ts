import type { Preview } from '@storybook/react-vite';

type Toolbars = NonNullable<Preview['globalTypes']>;
type Toolbar = Toolbars[string];
type ToolbarIcon = NonNullable<Toolbar['toolbar']>['icon'];

/** A menu of the toolbar: its title, and the label of each value. */
const choice = (title: string, icon: ToolbarIcon, values: Readonly<Record<string, string>>): Toolbar => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(values).map(([value, words]) => ({ value, title: words })),
  },
});

export const toolbar: Toolbars = {
  theme: choice('主题 Theme', 'mirror', { light: '浅色 Light', dark: '深色 Dark' }),
  contrast: choice('对比度 Contrast', 'contrast', { normal: '标准对比度 Normal', high: '高对比度 High' }),
  mode: choice('版本 Mode', 'accessibility', { standard: '标准版 Standard', elder: '长辈版 Elder' }),
  density: choice('密度 Density', 'component', {
    compact: '紧凑 Compact',
    medium: '适中 Medium',
    large: '宽松 Large',
  }),
  locale: choice('语言 Language', 'globe', { 'zh-CN': '中文', 'en-US': 'English（仅组件）' }),
};

export const initialGlobals = {
  theme: 'light',
  contrast: 'normal',
  mode: 'standard',
  density: 'medium',
  locale: 'zh-CN',
};
