import { about } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { PolicyPage } from './PolicyPage.js';

const [agreement] = about.agreements.example.response;

const meta = {
  title: 'Screens 页面/Public 公开页面/PolicyPage 协议和声明',
  id: 'screens-about-policy-page',
  component: PolicyPage,
  decorators: [inApp({ path: '/policy', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('版本 2026-1，2026-01-01 起生效')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '无障碍声明' })).toBeVisible();
  },
};
/** A user who agreed to an earlier version can read its text. */
export const EarlierVersion: Story = {
  beforeEach({ msw }) {
    const earlier = {
      ...agreement!,
      version: '2025-2',
      date: '2025-03-01',
      html: '<p>旧版本的内容（示例）。</p>',
    };
    msw.use(mock(about.agreements, ({ query }) => (query.id === undefined ? [agreement!] : [earlier])));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('以前的版本'));
    await userEvent.click(await canvas.findByText('版本 2025-2，2025-03-01 起生效，现已被替代'));
    await expect(canvas.getByText('旧版本的内容（示例）。')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(about.agreements));
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(about.agreements, []));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(about.agreements));
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const title = '示例市轨道交通建设投资发展集团有限责任公司数字证书服务平台用户服务协议';
    const html = '<p>您注册账号即表示同意本协议（示例）。</p>'.repeat(30);
    msw.use(mock(about.agreements, agreement ? [{ ...agreement, title, html }] : []));
  },
};
export const OnPhone: Story = { ...Default, globals: onScreen('phone') };
export const Elder: Story = { ...Default, globals: { ...onScreen('laptop'), mode: 'elder' } };
