import type { Preview } from '@storybook/react-vite';
import type { Report } from 'storybook/preview-api';
import { applyThemeSettings, GlobalStyle, type ThemeSettings, UiProvider } from '@ca-portal/ui/theme';
import { enUS, zhCN } from '@ca-portal/ui/locale';
import { loadOverlays } from '@ca-portal/ui/error-boundary';
import { ChineseOnly } from './ChineseOnly.js';
import { getElementError } from './elementError.js';
import { modes } from './modes.js';
import { network } from './network.js';
import { seenBefore } from './seen.js';
import { initialGlobals, toolbar } from './toolbar.js';
import { configure, expect, waitFor } from 'storybook/test';

// Lazy code loads slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000, getElementError });

/** Stories of the portal itself, including the lock panels: they exist only in Chinese. */
const isPortal = (title: string, parameters: Readonly<Record<string, unknown>>) =>
  title.startsWith('Screens') || String(parameters['fileName']).includes('packages/app/');

/** Drops passed axe rules from the report: for about two thousand stories they are a hundred megabytes. */
function reportFaultsAlone(reporting: { addReport: (report: Report) => unknown }): void {
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    const { violations } = report.result as { violations?: unknown };
    return add(violations === undefined ? report : { ...report, result: { violations } });
  };
}

interface A11y {
  test?: string;
  disable?: boolean;
  config?: object;
  options?: object;
  context?: { exclude?: readonly unknown[] };
}

/**
 * On a push axe skips parts that an earlier story has shown. In Storybook's test panel each story is checked alone.
 */
const onlyNew = ({ test, disable }: A11y) =>
  import.meta.env['STORIES'] === 'push' &&
  import.meta.env['VITEST_STORYBOOK'] === 'false' &&
  test === 'error' &&
  disable !== true;

const withoutSeen = (a11y: A11y): A11y => {
  const { config, options, context } = a11y;
  // The scroll position must not influence the result.
  window.scrollTo(0, 0);
  const found = seenBefore(JSON.stringify([config, options, context]));
  if ([...document.body.children].every((part) => found.includes(part))) return { ...a11y, disable: true };
  return { ...a11y, context: { ...context, exclude: [...(context?.exclude ?? []), ...found] } };
};

const preview: Preview = {
  // Overlay code is prefetched, as on an idle page.
  loaders: [network, loadOverlays],
  globalTypes: toolbar,
  initialGlobals,
  parameters: {
    // Only violations: describing every passed node takes longer than the rules, and none of the rules
    // needs style sheets and media to be preloaded.
    a11y: {
      test: 'error',
      options: navigator.webdriver ? { resultTypes: ['violations'], preload: false } : {},
    },
    chromatic: { modes },
    controls: { matchers: { color: /color$/i } },
    options: {
      storySort: {
        order: [
          'Overview 总览',
          ['Catalog 组件目录'],
          'Foundations 基础',
          'Actions 操作',
          'Inputs 输入',
          'Forms 表单',
          'Navigation 导航',
          'Feedback 反馈',
          'Overlays 浮层',
          'Data display 数据展示',
          'Media 图形',
          'Shell 外壳',
          'Service 账号与服务',
          'Lock 证书锁',
          'Screens 页面',
          ['Public 公开页面', 'Sign-in 登录', 'Orders 办理与订单', 'Payment 支付与优惠'],
        ],
      },
    },
  },
  beforeEach({ globals, title, parameters, reporting }) {
    const { theme, contrast, mode, density } = globals as ThemeSettings;
    applyThemeSettings({ theme, contrast, mode, density });
    document.documentElement.lang = isPortal(title, parameters) ? 'zh-CN' : (globals.locale as string);
    // Tests must not measure colors in the middle of an animation.
    if (navigator.webdriver) {
      reportFaultsAlone(reporting);
      for (const step of ['1', '2', '3', '4'])
        document.documentElement.style.setProperty(`--ca-dur-${step}`, '0ms');
      // Nor while a block is hidden until the blocks above it have loaded: `inOrder` of the portal.
      document.documentElement.style.setProperty('--in-order', 'visible');
    }
  },
  async afterEach({ canvasElement, parameters }) {
    // A list that is being reloaded is dimmed: wait, because its contrast would fail the accessibility check.
    const pale = () =>
      [...canvasElement.querySelectorAll(':is(div, section, ul)[aria-busy="true"]')].some(
        (element) => Number(getComputedStyle(element).opacity) < 1,
      );
    if (!navigator.webdriver) return;
    await waitFor(() => expect(pale()).toBe(false));
    if (onlyNew(parameters.a11y as A11y)) parameters.a11y = withoutSeen(parameters.a11y as A11y);
  },
  decorators: [
    (Story, { globals, title, parameters }) => {
      const english = globals.locale === 'en-US';
      const chineseOnly = english && isPortal(title, parameters);
      return (
        <UiProvider locale={english && !chineseOnly ? enUS : zhCN}>
          <GlobalStyle />
          {chineseOnly ? (
            <ChineseOnly>
              <Story />
            </ChineseOnly>
          ) : (
            <Story />
          )}
        </UiProvider>
      );
    },
  ],
};
export default preview;
