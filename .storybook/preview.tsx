import type { Preview } from '@storybook/react-vite';
import { applyThemeSettings, GlobalStyle, type ThemeSettings, UiProvider } from '@ca-portal/ui/theme';
import { enUS, zhCN } from '@ca-portal/ui/locale';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, expect, waitFor } from 'storybook/test';

// Code that comes when it is asked for takes its time on a busy machine; whoever waits for it waits for nothing else.
configure({ asyncUtilTimeout: 15_000 });

const toolbar = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  globalTypes: {
    theme: toolbar('Theme', ['light', 'dark']),
    contrast: toolbar('Contrast', ['normal', 'high']),
    mode: toolbar('Mode', ['standard', 'elder']),
    density: toolbar('Density', ['compact', 'medium', 'large']),
    locale: toolbar('Language', ['zh-CN', 'en-US']),
  },
  initialGlobals: {
    theme: 'light',
    contrast: 'normal',
    mode: 'standard',
    density: 'medium',
    locale: 'zh-CN',
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /color$/i } },
    options: {
      storySort: { order: ['Overview', 'Foundations', 'Components', 'Patterns', 'Screens', 'SDK'] },
    },
  },
  beforeEach({ globals }) {
    const { theme, contrast, mode, density } = globals as ThemeSettings;
    applyThemeSettings({ theme, contrast, mode, density });
    document.documentElement.lang = globals.locale as string;
    // Tests must not measure colours half-way through an appearance.
    if (navigator.webdriver) {
      for (const step of ['1', '2', '3', '4'])
        document.documentElement.style.setProperty(`--ca-dur-${step}`, '0ms');
    }
  },
  async afterEach({ canvasElement }) {
    // A list that is about to be replaced is pale: nobody is asked to read it, and the accessibility check comes next.
    const pale = () =>
      [...canvasElement.querySelectorAll(':is(div, section, ul)[aria-busy="true"]')].some(
        (element) => Number(getComputedStyle(element).opacity) < 1,
      );
    if (navigator.webdriver) await waitFor(() => expect(pale()).toBe(false));
  },
  decorators: [
    (Story, { globals }) => (
      <UiProvider locale={globals.locale === 'en-US' ? enUS : zhCN}>
        <GlobalStyle />
        <Story />
      </UiProvider>
    ),
  ],
};
export default preview;
