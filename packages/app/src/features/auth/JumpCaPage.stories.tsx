import { handover } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LockSdkProvider } from '../../lock/index.js';
import { scriptedLock } from '../../lock/scripted-lock.fixtures.js';
import { paymentTokenStore, tokenStore } from '../../session/token.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { captchaPicture } from './captcha.fixtures.js';
import { JumpCaPage } from './JumpCaPage.js';

const link = '/jumpCa?target=%2Fcore%2Forder#token=b2Zmc2l0ZS1vbmUtdGltZS10b2tlbg';

const meta = {
  title: 'Screens 页面/Sign-in 登录/JumpCaPage 外部系统登录',
  id: 'screens-auth-jump-ca-page',
  component: JumpCaPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = link, token = null } = parameters as { path?: string; token?: string | null };
      return (
        <LockSdkProvider value={scriptedLock({})}>
          {inApp({ path, token, pattern: '/jumpCa' })(Story)}
        </LockSdkProvider>
      );
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    msw.use(captchaPicture(), ...exampleHandlers());
  },
} satisfies Meta<typeof JumpCaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(handover.loginByToken));
  },
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('正在核对登录信息')).toBeVisible();
  },
};
export const Enters: Story = {
  parameters: { path: `${link}&paymentToken=zf.1` },
  play: async () => {
    await waitFor(() => expect(tokenStore.get()).toBe(handover.loginByToken.example.response.token));
    await waitFor(() => expect(paymentTokenStore.get()).toBe('zf.1'));
  },
};
/** The second token belongs to another user: the login continues without it. */
export const SecondTokenOfAnother: Story = {
  parameters: { path: `${link}&paymentToken=zf.1` },
  beforeEach({ msw }) {
    msw.use(mockError(handover.checkPaymentToken, 'paymentTokenInvalid'));
  },
  play: async () => {
    await waitFor(() => expect(tokenStore.get()).toBe(handover.loginByToken.example.response.token));
    await expect(paymentTokenStore.get()).toBeNull();
  },
};
export const ByTicket: Story = {
  parameters: { path: '/jumpCa?username=qiye&ticket=a.b.c' },
  beforeEach({ msw }) {
    msw.use(mock(handover.loginFromXd, ({ query }) => ({ token: `5.${query.username}.${query.ticket}` })));
  },
  play: async () => {
    await waitFor(() => expect(tokenStore.get()).toBe('5.qiye.a.b.c'));
  },
};
export const LinkUsed: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(handover.loginByToken, 'loginLinkInvalid'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/也可以直接登录/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcore%2Forder',
    );
  },
};
export const NoConnection: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(handover.loginByToken));
  },
  play: async ({ canvasElement, msw }) => {
    const retry = await within(canvasElement).findByRole('button', { name: '重试' });
    msw.use(mock(handover.loginByToken, handover.loginByToken.example.response));
    await userEvent.click(retry);
    await waitFor(() => expect(tokenStore.get()).not.toBeNull());
  },
};
/** A link from an unknown sender must not change the account without a question. */
export const LoggedInAlready: Story = {
  parameters: { token: '5.story' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/您已经登录/)).toBeVisible();
    await expect(tokenStore.get()).toBe('5.story');
    await userEvent.click(canvas.getByRole('button', { name: '换成链接里的账号' }));
    await waitFor(() => expect(tokenStore.get()).toBe(handover.loginByToken.example.response.token));
  },
};
/** Without any proof the user logs in with his lock. */
export const ByLock: Story = { parameters: { path: '/jumpCa?target=/product' } };
export const Phone: Story = { globals: onScreen('phone'), parameters: { path: '/jumpCa' } };
