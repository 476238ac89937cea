import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { tokenStore } from '../session/token.js';
import { inApp } from '../story-kit/in-app.js';
import { FailedSession } from './FailedSession.js';

const meta = {
  title: 'Screens 页面/Sign-in 登录/FailedSession 会话读取失败',
  id: 'screens-routing-failed-session',
  component: FailedSession,
  decorators: [inApp({ path: '/core/order', pattern: '/core/order', token: '5.story' })],
} satisfies Meta<typeof FailedSession>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Spec 2.1 and 8: the token is removed, and a message says so. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async () => {
    // The toast of the previous story may still be fading out.
    await waitFor(() => expect(screen.getByText('登录已经过期，请重新登录')).toBeVisible());
    await waitFor(() => expect(tokenStore.get()).toBeNull());
  },
};
