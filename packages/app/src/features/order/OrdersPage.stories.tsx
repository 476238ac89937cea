import { orders, orderService } from '@ca-portal/api/contract';
import { orderTab, orderTabs } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { Arrived } from './Arrived.fixtures.js';
import { orderRows } from './order.fixtures.js';
import { OrdersPage } from './OrdersPage.js';

const at = (path: string) => ({ decorators: [inApp({ path, token: '5.story', layout: 'work' })] });

const meta = {
  title: 'Screens 页面/Orders 办理与订单/OrdersPage 我的订单',
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
        const rows = orderRows.filter(
          ({ state, orderNo, holderName }) =>
            (query.tab === undefined || query.tab === orderTab(state, 0)) &&
            `${orderNo} ${holderName}`.includes(query.keyword ?? ''),
        );
        return {
          rows: rows.slice((query.page - 1) * query.limit, query.page * query.limit),
          total: rows.length,
        };
      }),
      mock(
        orderService.counts,
        orderTabs.map((tab) => ({
          tab,
          count: orderRows.filter(({ state }) => tab === 'all' || orderTab(state, 0) === tab).length,
        })),
      ),
      ...exampleHandlers(),
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filters by state, then opens the next step of an order. */
export const Default: Story = {
  ...at('/core/order'),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /^去支付/ });
    await userEvent.click(canvas.getByRole('tab', { name: /^制证中/ }));
    await expect(await canvas.findByRole('table', { name: '我的订单，制证中' })).toBeVisible();
    const [write] = await canvas.findAllByRole('link', { name: /^写入证书/ });
    await userEvent.click(write!);
    await canvas.findByRole('heading', { name: /^\/core\/certWrite\?orderNo=DD/ });
  },
};
/** Two selected unpaid orders have one payment together. */
export const Ticked: Story = {
  ...at('/core/order?tab=pay'),
  beforeEach({ msw }) {
    const unpaid = orderRows.find(({ state }) => state === 20)!;
    const rows = [unpaid, { ...unpaid, orderNo: 'DD20261120000099', totalFen: 19_500 }];
    msw.use(mock(orders.list, { rows, total: 2 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox', { name: /^选择订单/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('link', { name: '合并支付' }));
    await canvas.findByRole('heading', { name: /^\/makeSurePayZh\?orderNos=DD\d+,DD20261120000099/ });
  },
};
/** Any selected orders can be exported to a spreadsheet. */
export const TickedForExport: Story = {
  ...at('/core/order'),
  beforeEach({ msw }) {
    msw.use(
      mock(orders.export, ({ query }) => {
        document.body.dataset['exported'] = query.among;
        return { fileName: '我的订单.xlsx', content: new Blob(['x']) };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /^选择订单/ });
    await userEvent.click(first!);
    await userEvent.click(second!);
    await userEvent.click(canvas.getByRole('button', { name: '导出所选' }));
    await waitFor(() => expect(document.body.dataset['exported']).toMatch(/^DD\d{14},DD\d{14}$/));
    delete document.body.dataset['exported'];
  },
};
/** Selected paid orders can share one invoice. */
export const TickedForInvoice: Story = {
  ...at('/core/order?tab=done'),
  beforeEach({ msw }) {
    const paid = orderRows.find(({ paidAt, refundStatus }) => paidAt !== null && refundStatus === 0)!;
    msw.use(mock(orders.list, { rows: [paid, { ...paid, orderNo: 'DD20261120000098' }], total: 2 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of await canvas.findAllByRole('checkbox', { name: /^选择订单/ }))
      await userEvent.click(box);
    await userEvent.click(canvas.getByRole('link', { name: '开发票' }));
    await canvas.findByRole('heading', { name: /^\/core\/invoice\?orders=DD\d+,DD20261120000098/ });
  },
};
/** Searches for a number that no order has. */
export const NothingFound: Story = at('/core/order?words=DD1999');
/** A pending refund is shown instead of the state. */
export const InRefund: Story = {
  ...at('/core/order?tab=afterSales'),
  beforeEach({ msw }) {
    const rows = orderRows.slice(1, 2).map((row) => ({ ...row, refundStatus: 1 as const }));
    msw.use(mock(orders.list, { rows, total: 1 }));
  },
};
export const AllStates: Story = at('/core/order');
/** The amount to pay, after the coupon. */
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
  ...at('/core/order?tab=afterSales'),
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
/** The role was revoked while the page was open. */
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
