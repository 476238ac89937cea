import { content, orders, session, shop } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../shell/viewports.fixtures.js';
import { inApp } from '../../story-kit/inApp.js';
import { downloads, longText, notices, offers, someOrders } from './home.fixtures.js';
import { HomePage } from './HomePage.js';

const meta = {
  title: 'Screens/home/HomePage',
  id: 'screens-home-home-page',
  component: HomePage,
  decorators: [
    (Story, { parameters }) => {
      const { token = null } = parameters as { token?: string | null };
      return inApp({ token, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(shop.list, { rows: offers, total: offers.length }),
      mock(content.notices, { rows: notices, total: notices.length }),
      mock(content.downloads, { items: downloads, total: downloads.length }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor finds where to start, and what it costs; progress asks for a login first. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const business = within(canvas.getByRole('region', { name: '我要办理' }));
    await expect(business.getByRole('link', { name: /^新办/ })).toHaveAttribute('href', '/product');
    await expect(business.queryByRole('link', { name: /^延期/ })).toBeNull();
    await expect(await canvas.findByText('¥195.00')).toBeVisible();
    for (const progress of canvas.getAllByRole('link', { name: '查询办理进度' }))
      await expect(progress).toHaveAttribute('href', '/login?redirect=%2Fcore%2Forder');
    await userEvent.click(canvas.getByText('审核没有通过怎么办？'));
    await expect(canvas.getByText(/不用再次付款。$/, { selector: 'details p' })).toBeVisible();
  },
};
/** Three at most, those that wait for the user first. */
export const LoggedIn: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(mock(orders.list, { rows: someOrders, total: someOrders.length }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pay = await canvas.findByRole('link', { name: /^去支付/ });
    await expect(pay).toHaveAttribute('href', '/makeSurePay?orderNo=DD20261121000004');
    const todo = within(canvas.getByRole('region', { name: '我的待办' }));
    await expect(todo.getAllByRole('listitem')).toHaveLength(3);
    await expect(todo.getAllByRole('listitem')[0]).toContainElement(pay);
  },
};
export const NothingToDo: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(mock(orders.list, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有待办的订单')).toBeVisible();
  },
};
export const Reviewer: Story = {
  parameters: { token: '101.story' },
  beforeEach({ msw }) {
    const { response } = session.info.example;
    msw.use(
      mock(session.info, {
        ...response,
        roleId: 101,
        permissions: ['cert:review', 'cert:make'],
        person: { ...response.person, roleId: 101, roleName: '审核员' },
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '去审核' })).toHaveAttribute(
      'href',
      '/certManage/review',
    );
  },
};
const blocks = [shop.list, content.notices, content.downloads, content.footer];
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...blocks.map((row) => mockForever(row)));
  },
};
/** Each block fails alone and comes back alone. */
export const Failed: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(...[...blocks, orders.list].map((row) => mockNetworkError(row)));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^重试/ })).toHaveLength(4));
    msw.use(mock(content.notices, { rows: notices, total: notices.length }));
    await userEvent.click(canvas.getByRole('button', { name: '重试，通知公告' }));
    await expect(await canvas.findByText(notices[0]?.title ?? '')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^重试/ })).toHaveLength(3);
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(shop.list, { rows: [], total: 0 }),
      mock(content.notices, { rows: [], total: 0 }),
      mock(content.downloads, { items: [], total: 0 }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无公告')).toBeVisible();
  },
};
export const LongText: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(
      mock(shop.list, {
        rows: offers.map((one) => ({ ...one, highlights: [longText, '短'], unavailableReason: longText })),
        total: offers.length,
      }),
      mock(content.notices, { rows: notices.map((one) => ({ ...one, title: longText })), total: 5 }),
      mock(content.downloads, {
        items: downloads.map((one) => ({ ...one, title: longText, content: longText })),
        total: 4,
      }),
      mock(orders.list, { rows: someOrders.map((one) => ({ ...one, productName: longText })), total: 5 }),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
