import { caManage, session, shop } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { certificateHandlers, longText, ownLock, priceHandlers, products } from './business.fixtures.js';
import { BusinessPage } from './BusinessPage.js';

const { response: info } = session.info.example;
const leader = mock(session.info, {
  ...info,
  roleId: 2,
  person: { ...info.person, roleId: 2, roleName: '项目负责人' },
});

const meta = {
  title: 'Screens 页面/Orders 办理与订单/BusinessPage 业务办理',
  id: 'screens-business-business-page',
  component: BusinessPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/jumpydDetial', token = null } = parameters as { path?: string; token?: string | null };
      return inApp({ path, token, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(leader, ...priceHandlers, ...certificateHandlers, ...exampleHandlers());
  },
} satisfies Meta<typeof BusinessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor sees all eleven with their prices; nothing is disabled. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('¥395.00 起')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('¥200.00 / 年')).toBeVisible());
    await expect(canvas.getAllByRole('link', { name: /^开始办理/ })).toHaveLength(11);
    await expect(canvas.getByRole('link', { name: '开始办理手机证书' })).toHaveAttribute(
      'href',
      '/product?carrier=mobile',
    );
    await expect(canvas.getByRole('link', { name: '开始办理延期续费' })).toHaveAttribute(
      'href',
      '/apply?business=0103',
    );
    await userEvent.click(canvas.getByRole('button', { name: '企业变更的材料清单' }));
    await expect(await screen.findByRole('dialog', { name: '企业变更的材料' })).toBeVisible();
  },
};
/** A business that is not allowed stays visible, with its reason; a renewal that is too early offers a reminder. */
export const LoggedIn: Story = {
  parameters: { token: '2.story' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('7 项可以办理，4 项暂不能办理')).toBeVisible();
    const renew = canvas.getByRole('button', { name: '开始办理延期续费' });
    await expect(renew).toHaveAccessibleDescription(/最早 2027-07-17 可以办理/);
    await userEvent.click(canvas.getByRole('button', { name: '到期提醒我' }));
    await expect(await canvas.findByRole('button', { name: '已设置提醒' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText('只看我能办的'));
    await expect(canvas.queryByRole('heading', { name: '企业变更' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /^开始办理/ })).toHaveLength(7);
  },
};
/** No business is allowed: the filter says so and can be reset. */
export const Empty: Story = {
  parameters: { token: '2.story', path: '/jumpydDetial?mine=1' },
  beforeEach({ msw }) {
    msw.use(mock(shop.list, { rows: [], total: 0 }), mock(caManage.list, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除全部条件' }));
    await expect(canvas.getByRole('heading', { name: 'CA注销' })).toBeVisible();
  },
};
/** The address names a business. */
export const Named: Story = { parameters: { path: '/jumpydDetial?type=0103' } };
export const Loading: Story = {
  parameters: { token: '2.story' },
  beforeEach({ msw }) {
    msw.use(mockForever(shop.list), mockForever(caManage.list));
  },
};
/** Only the prices fail: materials and duration are still shown. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(shop.list));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，价格' });
    await expect(canvas.getAllByRole('link', { name: /^开始办理/ })).toHaveLength(11);
    msw.use(mock(shop.list, { rows: products, total: products.length }));
    await userEvent.click(retry);
    await expect(await canvas.findByText('¥395.00 起')).toBeVisible();
  },
};
export const LongContent: Story = {
  parameters: { token: '2.story' },
  beforeEach({ msw }) {
    msw.use(
      mock(caManage.list, {
        rows: [
          { ...ownLock, actions: ownLock.actions.map((one) => ({ ...one, unavailableReason: longText })) },
        ],
        total: 1,
      }),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
