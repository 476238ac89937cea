import { orders, payments } from '@ca-portal/api/contract';
import { orderStates as s, orderTypeLabel } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { paidOrder, paidResult, unpaidResult } from './payment.fixtures.js';
import { PayResultPage } from './PayResultPage.js';

const at = (query: string) => ({
  decorators: [inApp({ path: `/makeSurePay/result?${query}`, token: '5.story', layout: PublicLayout })],
});
const own = at('orderNo=DD20261121000001');

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/PayResultPage 支付结果',
  id: 'screens-payment-pay-result-page',
  component: PayResultPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(payments.result, paidResult), mock(orders.detail, paidOrder), ...exampleHandlers());
  },
} satisfies Meta<typeof PayResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Alipay returns with its own name for the order number. */
export const Paid: Story = {
  ...at('out_trade_no=DD20261121000001&trade_no=2026112122001400000000000001'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '支付成功' });
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/core/orderDetail?orderNo=DD20261121000001',
    );
  },
};
export const PaidByCourier: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, { ...paidOrder, delivery: 'courier' }));
  },
};
/** A change has no years of its own. */
export const PaidWithoutYears: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, { ...paidOrder, years: 0 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(orderTypeLabel(paidOrder.orderType))).toBeVisible();
    await expect(canvas.queryByText(/0 年/)).toBeNull();
  },
};
/** A renewal needs no review: the lock can be written at once. */
export const PaidRenewal: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(
      mock(payments.result, { ...paidResult, state: s.reviewPassed }),
      mock(orders.detail, { ...paidOrder, orderType: '0103', state: s.reviewPassed }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/不用人工审核，现在可以更新证书/)).toBeVisible();
    await expect(canvas.queryByText(/待审核/)).toBeNull();
  },
};
/** A place in a course needs no review. */
export const PaidCourse: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(
      mock(payments.result, { ...paidResult, state: s.readyForStudy }),
      mock(orders.detail, { ...paidOrder, orderType: '0901', courseId: 5, years: 0, state: s.readyForStudy }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '去学习' })).toHaveAttribute(
      'href',
      '/core/myCourse',
    );
    await expect(canvas.queryByText(/审核/)).toBeNull();
  },
};
/** The payment details are shown even if the order could not be read. */
export const PaidWithoutOrder: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'serverBusy', { reference: '7F3A' }));
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '支付成功' });
  },
};
export const Waiting: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mock(payments.result, unpaidResult));
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '正在确认支付结果' });
  },
};
/** Return without a trade number. */
export const NotPaid: Story = {
  ...at('out_trade_no=DD20261121000001'),
  beforeEach({ msw }) {
    msw.use(mock(payments.result, unpaidResult));
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '支付没有完成' });
  },
};
export const Closed: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mock(payments.result, { ...unpaidResult, state: s.closed }));
  },
};
export const NotMine: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mockError(payments.result, 'notFound'));
  },
};
export const NothingGiven: Story = at('');
export const Loading: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mockForever(payments.result));
  },
};
/** A lost connection may come back: the page keeps polling and says nothing about the money. */
export const Failed: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(payments.result));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '正在确认支付结果' })).toBeVisible();
    await expect(canvas.queryByText(/支付没有完成/)).toBeNull();
  },
};
export const LongText: Story = {
  ...own,
  beforeEach({ msw }) {
    msw.use(
      mock(payments.result, {
        ...paidResult,
        tradeNo: '2026112122001400000000000001'.repeat(2),
        totalFen: 12_345_678_90,
      }),
    );
  },
};
export const Phone: Story = { ...own, globals: onScreen('phone') };
export const Dark: Story = { ...own, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...own, globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { ...own, globals: { ...onScreen('laptop'), contrast: 'high' } };
