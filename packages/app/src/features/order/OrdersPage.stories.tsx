import { orders } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../shell/viewports.fixtures.js';
import { inApp } from '../../story-kit/inApp.js';
import { saysNoPermission } from '../../story-kit/saysNoPermission.js';
import { Arrived } from './Arrived.fixtures.js';
import { orderRows } from './order.fixtures.js';
import { OrdersPage } from './OrdersPage.js';

const at = (path: string) => ({ decorators: [inApp({ path, token: '5.story', layout: 'work' })] });

const meta = {
  title: 'Screens/order/OrdersPage',
  id: 'screens-order-orders-page',
  component: () => (
    <Routes>
      <Route path="/core/order" element={<OrdersPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(orders.list, ({ query }) => {
        const rows = orderRows.filter(({ state }) => query.state === undefined || state === query.state);
        return {
          rows: rows.slice((query.page - 1) * query.limit, query.page * query.limit),
          total: rows.length,
        };
      }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filters by state, then takes the order's one next step. */
export const Default: Story = {
  ...at('/core/order'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /^去支付/ });
    await userEvent.click(canvas.getByRole('tab', { name: '审核通过' }));
    await expect(await canvas.findByRole('table', { name: '我的订单，审核通过' })).toBeVisible();
    const write = await canvas.findByRole('link', { name: /^写入证书/ });
    await userEvent.click(write);
    await canvas.findByRole('heading', { name: /^\/core\/certWrite\?orderNo=DD/ });
  },
};
export const AllStates: Story = at('/core/order');
/** The amount is what is paid, not what it would be without the coupon. */
export const WithCoupon: Story = {
  ...at('/core/order'),
  beforeEach({ msw }) {
    const rows = orderRows.slice(0, 1).map((row) => ({ ...row, totalFen: 19_500, couponFen: 500 }));
    msw.use(mock(orders.list, { rows, total: 1 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('cell', { name: '¥190.00' })).toBeVisible();
  },
};
export const SecondPage: Story = {
  ...at('/core/order?page=2'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /2/, current: 'page' })).toBeVisible();
  },
};
export const EmptyTab: Story = {
  ...at('/core/order?state=61'),
  beforeEach({ msw }) {
    msw.use(mock(orders.list, { rows: [], total: 0 }));
  },
};
export const Empty: Story = {
  ...at('/core/order'),
  beforeEach({ msw }) {
    msw.use(mock(orders.list, { rows: [], total: 0 }));
  },
};
export const Loading: Story = {
  ...at('/core/order'),
  beforeEach({ msw }) {
    msw.use(mockForever(orders.list));
  },
};
export const Failed: Story = {
  ...at('/core/order'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(orders.list));
  },
};
/** The role was taken away while the page was open. */
export const NoPermission: Story = {
  ...at('/core/order'),
  beforeEach({ msw }) {
    msw.use(mockError(orders.list, 'forbidden'));
  },
  play: saysNoPermission,
};
export const LongText: Story = {
  ...at('/core/order'),
  beforeEach({ msw }) {
    const rows = orderRows.slice(0, 3).map((row) => ({
      ...row,
      productName: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）',
      holderName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳分公司',
    }));
    msw.use(mock(orders.list, { rows, total: 3 }));
  },
};
export const Phone: Story = { ...at('/core/order'), globals: onScreen('phone') };
export const Dark: Story = { ...at('/core/order'), globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...at('/core/order'), globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = {
  ...at('/core/order'),
  globals: { ...onScreen('laptop'), contrast: 'high' },
};
