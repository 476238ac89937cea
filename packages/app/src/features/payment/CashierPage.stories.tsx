import { cashier, orders, orderService, payments } from '@ca-portal/api/contract';
import { orderStates as s } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { CashierPage } from './CashierPage.js';
import { inSeconds, paidOrder, unpaidOrder, unpaidResult } from './payment.fixtures.js';

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/CashierPage 收银台',
  id: 'screens-payment-cashier-page',
  component: CashierPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/makeSurePay?orderNo=DD20261121000001' } = parameters as { path?: string };
      return inApp({ path, token: '5.story', layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, unpaidOrder()), mock(payments.result, unpaidResult), ...exampleHandlers());
  },
} satisfies Meta<typeof CashierPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = fn<() => void>();

/** Alipay opens in another window, and this page waits for the result. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const pay = await within(canvasElement).findByRole('link', { name: '立即支付 ¥450.00' });
    await expect(pay).toHaveAttribute('href', '/alipay?orderNo=DD20261121000001');
    await expect(pay).toHaveAttribute('target', '_blank');
  },
};
/** A coupon is one of the lines, and every amount is what Alipay will charge. */
export const WithCoupon: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, { ...unpaidOrder(), couponFen: 5_000 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '立即支付 ¥400.00' })).toBeVisible();
    const fees = within(canvas.getByRole('complementary', { name: '费用明细' }));
    await expect(fees.getByText('优惠券抵扣')).toBeVisible();
    await expect(canvas.queryByText('¥450.00')).toBeNull();
  },
};
const opened = cashier.open.example.response;
const methods = (['alipay', 'balance', 'combined', 'transfer'] as const).map((method) => ({
  method,
  label: '',
  unavailableReason: '',
}));
/** Four methods, as the server offers them; the balance leads to its own page with this order. */
export const AllMethods: Story = {
  beforeEach({ msw }) {
    msw.use(mock(cashier.open, { ...opened, methods }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /组合支付/ }));
    const pay = canvas.getByRole('link', { name: '立即支付 ¥450.00' });
    await expect(pay).toHaveAttribute('href', '/makeSurePayZh?orderNos=DD20261121000001');
  },
};
export const BalanceShort: Story = {
  beforeEach({ msw }) {
    const short = methods.map((one) =>
      one.method === 'balance' ? { ...one, unavailableReason: '余额不足，还差 ¥50.00' } : one,
    );
    msw.use(mock(cashier.open, { ...opened, availableFen: 40_000, methods: short }));
  },
};
/** A transfer: account and remark first, the slip below. */
export const Transfer: Story = {
  beforeEach({ msw }) {
    msw.use(mock(cashier.open, { ...opened, methods }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /对公转账/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '查看汇款信息' }));
    await expect(await canvas.findByText('6K2F')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交凭证' }));
    await expect(await canvas.findAllByText('请上传汇款凭证')).not.toHaveLength(0);
  },
};
/** A coupon chosen after the remark was shown: the old amount is gone, and the remark is asked for again. */
export const TransferThenCoupon: Story = {
  beforeEach({ msw }) {
    let couponFen = 0;
    msw.use(
      mock(orders.detail, () => ({ ...unpaidOrder(), couponFen })),
      mock(cashier.open, { ...opened, methods }),
      mock(orderService.coupon, () => {
        couponFen = 5_000;
        return orderService.coupon.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /对公转账/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '查看汇款信息' }));
    await expect(await canvas.findByText('6K2F')).toBeVisible();
    const [coupon] = await canvas.findAllByRole('radio', { name: /，省 ¥/ });
    await userEvent.click(coupon!);
    await expect(await canvas.findByRole('button', { name: '查看汇款信息' })).toBeVisible();
    await expect(canvas.queryByText('6K2F')).toBeNull();
  },
};
/** Finance has the slip: no second payment is possible, only a better slip can be submitted. */
export const WaitingForTransfer: Story = {
  beforeEach({ msw }) {
    const [first] = opened.orders;
    const waiting = { ...first!, unavailableReason: '转账凭证已提交，等待财务确认到账', inTransfer: true };
    msw.use(mock(cashier.open, { ...opened, orders: [waiting] }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('转账凭证已提交，等待财务确认到账')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /立即支付/ })).toBeNull();
  },
};
/** Starts the payment without leaving: the story prevents the new window. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const pay = await within(canvasElement).findByRole('link', { name: /立即支付/ });
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(pay);
    const dialog = within(await screen.findByRole('dialog', { name: '请在新页面完成支付' }));
    await userEvent.click(dialog.getByRole('button', { name: '遇到问题' }));
    await expect(dialog.getByRole('link', { name: '024-0000-1234' })).toBeVisible();
  },
};
export const LastMinutes: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, unpaidOrder({ payBefore: inSeconds(299) })));
  },
};
export const AlreadyPaid: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, paidOrder));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/请不要再付一次/)).toBeVisible();
  },
};
export const Closed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, unpaidOrder({ state: s.closed, actions: [], payBefore: null })));
  },
};
/** The money arrived after the deadline: the page does not say that nothing was charged. */
/** A payer who was at the bank when the order closed can still submit his slip and is refunded. */
export const ClosedWithTransfer: Story = {
  beforeEach({ msw }) {
    const [first] = opened.orders;
    msw.use(
      mock(orders.detail, unpaidOrder({ state: s.closed, actions: [], payBefore: null })),
      mock(cashier.open, { ...opened, orders: [{ ...first!, inTransfer: true }] }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/还没有汇款的，请不要再汇/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上传汇款凭证' }));
    await expect(await canvas.findByRole('button', { name: '提交凭证' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '复制汇款信息' })).toBeNull();
  },
};
export const ClosedPaidLate: Story = {
  beforeEach({ msw }) {
    const detail =
      '支付宝 ¥450.00。到账时订单 DD20261121000001 为“已关闭”，款项将原路退回支付宝，财务退出后 1 至 3 个工作日到账';
    const late = { at: '2026-11-21 10:09:00', event: 'latePayment', title: '收到付款，等待退款', detail };
    msw.use(
      mock(orders.detail, unpaidOrder({ state: s.closed, actions: [], payBefore: null, timeline: [late] })),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/款项将原路退回支付宝/)).toBeVisible();
    await expect(canvas.queryByText(/没有扣款/)).toBeNull();
  },
};
export const Cancelled: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, unpaidOrder({ state: s.cancelled, actions: [], payBefore: null })));
  },
};
export const NotMine: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '订单已失效' })).toBeVisible();
  },
};
/**
 * The computer's clock is a day ahead, so the deadline has passed locally; the server decides, and payment is still
 * possible.
 */
export const ClockAhead: Story = {
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(
      mock(orders.detail, () => {
        asked();
        return unpaidOrder({ payBefore: inSeconds(84_581 - 86_400) });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '立即支付 ¥450.00' })).toBeVisible();
    // The deadline triggers a new request, but not an endless series.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('link', { name: '立即支付 ¥450.00' })).toBeVisible();
  },
};
export const NothingGiven: Story = {
  parameters: { path: '/makeSurePay' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '订单已失效' })).toBeVisible();
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
/** A change has no years of its own: no “0 年” is shown. */
export const WithoutYears: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, unpaidOrder({ years: 0 })));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('服务商')).toBeVisible();
    await expect(canvas.queryByText('0 年')).toBeNull();
  },
};
/** A course has no review, no certificate and no handover. */
export const Course: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, unpaidOrder({ orderType: '0901', courseId: 5, years: 0, providerName: '' })));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('支付后就可以学习')).toBeVisible();
    await expect(canvas.queryByText(/审核|领取|服务商/)).toBeNull();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(
        orders.detail,
        unpaidOrder({
          productName: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）',
          holderName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳分公司',
        }),
      ),
    );
  },
};
export const Phone: Story = { globals: onScreen('phone') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
/** The chat button is large there, 16 px from the edge: the sum ends beside it at every scroll position. */
export const Elder: Story = {
  globals: { ...onScreen('laptop'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const fees = within(await within(canvasElement).findByRole('complementary', { name: '费用明细' }));
    for (const sum of fees.getAllByText(/^¥[\d.]+$/)) {
      await expect(sum.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16 - 92);
    }
  },
};
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
