import { caManage, shop } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { chatStore } from '../../shared/chat/index.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { certificateHandlers, priceHandlers } from './business.fixtures.js';
import { GuidePage } from './GuidePage.js';

const answered = (given: Record<string, string>) => `/guide?${new URLSearchParams(given).toString()}`;
const brokenLock = {
  who: 'company',
  holds: 'lock',
  situation: 'broken',
  timing: 'openBids',
  detail: 'counter',
};

const meta = {
  title: 'Screens 页面/Orders 办理与订单/GuidePage 办理向导',
  id: 'screens-business-guide-page',
  component: GuidePage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/guide', token = null } = parameters as { path?: string; token?: string | null };
      return inApp({ path, token, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.removeItem('ca-portal:guide');
    msw.use(...priceHandlers, ...certificateHandlers, ...exampleHandlers());
  },
} satisfies Meta<typeof GuidePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = async (canvas: ReturnType<typeof within>, option: RegExp, next: RegExp = /^下一题/) => {
  await userEvent.click(await canvas.findByRole('radio', { name: option }));
  await userEvent.click(canvas.getByRole('button', { name: next }));
};

/** Five answers lead to a business; changing an early one asks the later ones again. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^下一题/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await answer(canvas, /^本单位/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await answer(canvas, /^有，CA锁/);
    await answer(canvas, /^快到期/);
    await answer(canvas, /^没有/);
    await answer(canvas, /^2 年/, /^看结果/);
    await expect(await canvas.findByRole('heading', { level: 1, name: '延期续费' })).toHaveFocus();
    await expect(await canvas.findByText('¥400.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改：遇到了什么情况？' }));
    await answer(canvas, /^丢失/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('尚未开标的投标文件');
    await expect(canvas.getByText('本单位（企业）')).toBeVisible();
  },
};
/** Bids are not opened yet: the user must accept the risk before he starts. */
export const OpenBids: Story = {
  parameters: { path: answered(brokenLock) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('button', { name: '开始办理补办' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: '登录后设置开标提醒' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fguide',
    );
    await userEvent.click(canvas.getByLabelText('我已了解风险，仍要办理'));
    await expect(canvas.getByRole('link', { name: '开始办理补办' })).toHaveAttribute(
      'href',
      '/apply?business=0102',
    );
  },
};
/** A logged-in user can get a reminder on the day after the opening. */
export const ReminderAfterOpening: Story = {
  parameters: { path: answered(brokenLock), token: '5.story' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = await canvas.findByLabelText('开标日期');
    await userEvent.type(day, '2099-12-31{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '开标后提醒我（01-01）' }));
    await expect(await screen.findByText(/2100-01-01 会给您发消息/)).toBeVisible();
  },
};
/** A first lock: leads to the guided order page, with the product for the role and the answers so far. */
export const FirstLock: Story = {
  parameters: {
    path: answered({ who: 'company', holds: 'none', situation: 'bid', timing: 'week', detail: 'counter' }),
  },
  beforeEach({ msw }) {
    msw.use(mock(shop.list, { rows: [shop.list.example.response], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    const start = await within(canvasElement).findByRole('link', { name: '开始办理新办' });
    await waitFor(() =>
      expect(start).toHaveAttribute('href', '/makeSureOrderNew?product=lock-master&delivery=counter'),
    );
  },
};
/** No business matches: refers to customer service instead of a guess. */
export const NoMatch: Story = {
  parameters: { path: answered({ who: 'person', holds: 'lock', situation: 'other' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('没有找到对应的业务');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: /^024-/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '问智能客服' }));
    await expect(chatStore.get()).toEqual({ open: true, question: '' });
  },
};
/** The price is loading; everything that needs no server is shown. */
export const Loading: Story = {
  parameters: { path: answered(brokenLock) },
  beforeEach({ msw }) {
    msw.use(mockForever(shop.list));
  },
};
export const Failed: Story = {
  parameters: { path: answered(brokenLock) },
  beforeEach({ msw }) {
    msw.use(mockNetworkError(shop.list));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'CA补办（更换）' })).toBeVisible();
    await expect(await canvas.findByText('—')).toBeVisible();
  },
};
/** Logged in without a certificate: no reminder is possible, and the button says so. */
export const Empty: Story = {
  parameters: { path: answered(brokenLock), token: '5.story' },
  beforeEach({ msw }) {
    msw.use(mock(caManage.list, { rows: [], total: 0 }));
  },
};
export const LongContent: Story = {
  parameters: {
    path: answered({
      who: 'costEngineer',
      holds: 'lock',
      situation: 'changed',
      timing: 'openBids',
      detail: 'name',
    }),
  },
};
export const Wide: Story = { parameters: { path: answered(brokenLock) }, globals: onScreen('wide') };
export const Dark: Story = {
  parameters: { path: answered(brokenLock) },
  globals: { ...onScreen('laptop'), theme: 'dark' },
};
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = {
  parameters: { path: answered(brokenLock) },
  globals: { ...onScreen('laptop'), contrast: 'high' },
};
export const Phone: Story = { parameters: { path: answered(brokenLock) }, globals: onScreen('phone') };
