import type { OrderDetail } from '@ca-portal/api';
import { orders } from '@ca-portal/api/contract';
import { orderStates as s } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../shell/viewports.fixtures.js';
import { inApp } from '../../story-kit/inApp.js';
import { saysNoPermission } from '../../story-kit/saysNoPermission.js';
import { orderIn } from './order.fixtures.js';
import { OrderDetailPage } from './OrderDetailPage.js';

const meta = {
  title: 'Screens/order/OrderDetailPage',
  id: 'screens-order-order-detail-page',
  component: OrderDetailPage,
  decorators: [
    inApp({ path: '/core/orderDetail?orderNo=DD20261121000001', token: '5.story', layout: 'work' }),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof OrderDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (order: OrderDetail): Story => ({
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, order));
  },
});

/** Cancels after a question. */
export const WaitingForPayment: Story = {
  beforeEach({ msw }) {
    let order = orderIn(s.waitingForPayment);
    msw.use(
      mock(orders.detail, () => order),
      mock(orders.cancel, () => (order = orderIn(s.cancelled))),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    const question = await screen.findByRole('alertdialog', { name: '确认取消订单？' });
    await userEvent.click(within(question).getByRole('button', { name: '取消订单' }));
    await expect(await canvas.findByText('订单已取消', { selector: 'strong' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去支付' })).toBeNull();
  },
};
export const Unpaid = showing(orderIn(s.waitingForPayment));
export const WaitingForReview = showing(orderIn(s.waitingForReview));
/** What was refused is named as on the form, and the code is for the hotline. */
export const ReviewFailed: Story = {
  ...showing(orderIn(s.reviewFailed)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('适用平台（F1）')).toBeVisible();
  },
};
export const ReviewPassed = showing(orderIn(s.reviewPassed));
export const InProduction = showing(
  orderIn(s.inProduction, { delivery: 'counter', servicePoint: '沈阳服务网点' }),
);
export const ProductionFailed = showing(orderIn(s.productionFailed));
export const ReadyForCollection = showing(
  orderIn(s.readyForCollection, { delivery: 'counter', servicePoint: '沈阳服务网点' }),
);
export const ReadyForShipping = showing(
  orderIn(s.readyForShipping, {
    delivery: 'courier',
    receiver: { name: '张示例', phone: '13000000000', address: '辽宁省沈阳市浑南区示例路 18 号' },
  }),
);
export const ReadyForDownload = showing(orderIn(s.readyForDownload));
export const Completed = showing(orderIn(s.completed));
export const Cancelled = showing(orderIn(s.cancelled));
export const Closed = showing(orderIn(s.closed));
export const Refunded = showing(orderIn(s.refunded));
export const LongText = showing(
  orderIn(s.reviewFailed, {
    productName: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）',
    holderName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳分公司',
    platformNames: ['省级工程建设交易平台', '市级政府采购平台', '企业采购平台', '辽易通平台'],
  }),
);
export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'notFound'));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(orders.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(orders.detail));
  },
};
/** The role was taken away while the page was open. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'forbidden'));
  },
  play: saysNoPermission,
};
export const Phone: Story = { ...showing(orderIn(s.reviewPassed)), globals: onScreen('phone') };
export const Dark: Story = {
  ...showing(orderIn(s.reviewFailed)),
  globals: { ...onScreen('laptop'), theme: 'dark' },
};
export const Elder: Story = {
  ...showing(orderIn(s.waitingForPayment)),
  globals: { ...onScreen('laptop'), mode: 'elder' },
};
export const HighContrast: Story = {
  ...showing(orderIn(s.reviewPassed)),
  globals: { ...onScreen('laptop'), contrast: 'high' },
};
