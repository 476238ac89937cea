import { LockError, type LockErrorCode } from '@ca-portal/ca-lock-sdk';
import {
  type checkEnvironment,
  ENVIRONMENT_CHECKS,
  type EnvironmentCheck,
  type EnvironmentCheckName,
} from '@ca-portal/ca-lock-sdk/environment';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { exampleHandlers } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { EnvironmentCheckPage } from './EnvironmentCheckPage.js';

const facts: Partial<Record<EnvironmentCheckName, Record<string, string>>> = {
  system: { name: 'Windows', version: '10.0' },
  browser: { engine: 'chromium', version: '142' },
  service: { port: '11345', caType: '260' },
};

/** The six checks up to `at`, which fails with `code`; later ones did not run. */
function ends(at?: EnvironmentCheckName, code?: LockErrorCode): typeof checkEnvironment {
  const broken = at === undefined ? ENVIRONMENT_CHECKS.length : ENVIRONMENT_CHECKS.indexOf(at);
  const checks = ENVIRONMENT_CHECKS.map((name, index): EnvironmentCheck => ({
    name,
    state: index < broken ? 'pass' : index === broken ? 'fail' : 'unknown',
    facts: (index <= broken && facts[name]) || {},
    ...(index === broken && code && { error: new LockError(code) }),
  }));
  return async ({ onCheck } = {}) => {
    for (const check of checks) onCheck?.(check);
    return checks;
  };
}

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/EnvironmentCheckPage 环境检测',
  id: 'screens-environment-check-page',
  component: EnvironmentCheckPage,
  decorators: [inApp({ path: '/envCheck', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  args: { check: ends() },
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof EnvironmentCheckPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const started = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '开始检测' }));
  return canvas;
};

/** Nothing is checked before the click: the browser may prompt. */
export const FreshPage: Story = {};
/** The report contains states and versions, but no personal data. */
export const AllInOrder: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await started(canvasElement);
    await expect(await canvas.findByText('六项都正常，这台电脑可以用CA锁')).toBeVisible();
    await expect(canvas.getByLabelText('检测结果', { selector: 'pre' })).toHaveTextContent(
      /驱动: 正常 \| port=11345/,
    );
    await expect(canvas.getByRole('button', { name: '复制给客服' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: {
    check: ({ onCheck } = {}) => {
      onCheck?.({ name: 'system', state: 'pass', facts: {} });
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await started(canvasElement);
    await expect(await canvas.findByText('：正在检测')).toBeInTheDocument();
  },
};

const fails = (at: EnvironmentCheckName, code: LockErrorCode, fix: string): Story => ({
  args: { check: ends(at, code) },
  play: async ({ canvasElement }) => {
    const canvas = await started(canvasElement);
    await expect((await canvas.findAllByText(lockMessage({ code }).title))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: fix })).toBeVisible();
  },
});
export const FailedBrowser = fails('browser', 'browser-refused', '该用哪种浏览器');
export const FailedPermission = fails('permission', 'permission-denied', '怎么允许');
export const FailedDriver = fails('service', 'service-not-found', '下载驱动');
/** The result decides the link, not the lamp alone. */
export const FailedSeveralLocks = fails('lock', 'several-locks', '插了多把锁怎么办');
export const FailedLock = fails('lock', 'no-lock', '插上没反应怎么办');
export const FailedCertificate = fails('certificate', 'certificate-expired', '去延期');
/** A phone has no port for a lock. */
export const FailedSystem: Story = {
  args: { check: ends('system') },
  play: async ({ canvasElement }) => {
    const canvas = await started(canvasElement);
    await expect((await canvas.findAllByText('手机和平板不能使用实体CA锁'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: '改用其他方式登录' })).toHaveAttribute('href', '/login');
  },
};
export const Dark: Story = { ...FailedDriver, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...FailedDriver, globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { ...FailedDriver, globals: onScreen('phone') };
