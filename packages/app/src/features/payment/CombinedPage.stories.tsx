import { cashier, prestoreAccount } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { CombinedPage } from './CombinedPage.js';
import { account, longPayables, payables } from './settlement.fixtures.js';

const config = { paymentHosts: ['https://pay.example.cn'] };
const at = (path: string) => ({
  decorators: [inApp({ path, token: '5.story', config, layout: PublicLayout })],
});
const paymentForm = { action: 'https://pay.example.cn/gateway.do', fields: { sign: 'c2ln' } };
const combined = { ...cashier.payCombined.example.response, paymentForm };

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/CombinedPage 合并支付',
  id: 'screens-payment-combined-page',
  component: CombinedPage,
  args: { submit: fn() },
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(
      mock(prestoreAccount.payList, payables()),
      mock(prestoreAccount.info, account),
      mock(cashier.payCombined, combined),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof CombinedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Balance first, Alipay pays the rest; unticking an order changes both at once. The next step is the payment form. */
export const Default: Story = {
  ...at('/makeSurePayZh?orderNos=DD20261121000101,DD20261121000086,DD20261120000412'),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已选 3 笔，共 4 笔待支付')).toBeVisible();
    await expect(await canvas.findByText('预存账户 ¥1,280.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /延期续费/ }));
    await expect(await canvas.findByText('预存账户 ¥900.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /延期续费/ }));
    const pay = canvas.getByRole('button', { name: /确认支付/ });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: '短信验证码' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: /确认支付 ¥1,300.00/ }));
    await canvas.findByRole('heading', { name: /正在前往支付宝/ });
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};
/** One transfer for all ticked orders; ticking another order needs another remark. */
export const Transfer: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /对公转账（一次汇款付清 3 笔）/ }));
    await expect(canvas.queryByRole('button', { name: /确认支付/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '查看汇款信息' }));
    await expect(await canvas.findByText('6K2F')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /延期续费/ }));
    await expect(await canvas.findByRole('button', { name: '查看汇款信息' })).toBeVisible();
  },
};
export const CodeWrong: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mockError(cashier.payCombined, 'smsCodeWrong'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/可用 ¥1,280.00/);
    const code = canvas.getByRole('textbox', { name: '短信验证码' });
    await userEvent.type(code, '000000');
    await userEvent.click(canvas.getByRole('button', { name: /确认支付/ }));
    await waitFor(() => expect(code).toBeInvalid());
    await expect(code).toHaveValue('');
  },
};
export const NoBalance: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.info, { ...account, availableFen: 0 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/没有可用余额/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '短信验证码' })).toBeNull();
  },
};
export const BalanceFailed: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.info));
  },
};
/** One of the orders was paid by somebody else meanwhile. */
export const OneIsMissing: Story = at('/makeSurePayZh?orderNos=DD20261121000101,DD20261111111111');
export const NothingWaits: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.payList, { rows: [], total: 0 }));
  },
};
export const Loading: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mockForever(prestoreAccount.payList));
  },
};
export const Failed: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.payList));
  },
};
/** The second token of another system has expired or belongs to another person: nothing is shown or paid. */
export const NoPermission: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mockError(prestoreAccount.payList, 'paymentTokenInvalid'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/请返回原系统重新发起/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /确认支付/ })).toBeNull();
  },
};
export const LongText: Story = {
  ...at('/makeSurePayZh'),
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.payList, longPayables()));
  },
};
const ended = (state: 'paid' | 'failed' | 'waiting'): Partial<Story> => ({
  ...at('/makeSurePayZh?combinedNo=ZH20261121000001'),
  beforeEach({ msw }) {
    const paid = state === 'paid';
    const orders = combined.orders.map((one) => ({ ...one, paid, state: paid ? (30 as const) : one.state }));
    msw.use(mock(cashier.combinedResult, { ...combined, state, orders }));
  },
});
export const Paid: Story = {
  ...ended('paid'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '支付成功' })).toBeVisible();
  },
};
/** The page does not know what the payer did at Alipay: it says what has arrived, not that nothing was taken. */
export const NotPaid: Story = {
  ...ended('failed'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/没有收到付款/)).toBeVisible();
    await expect(canvas.queryByText(/没有扣款/)).toBeNull();
  },
};
/** Alipay's part came when the payment had ended: it goes back. */
export const PaidTooLate: Story = {
  ...at('/makeSurePayZh?combinedNo=ZH20261121000001'),
  beforeEach({ msw }) {
    msw.use(mock(cashier.combinedResult, { ...combined, state: 'failed', returningFen: 30_000 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/已付的 ¥300.00 没有入账，将原路退回/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的余额' })).toHaveAttribute(
      'href',
      '/core/myMemberCard',
    );
  },
};
export const Waiting: Story = ended('waiting');
export const Phone: Story = {
  ...at('/makeSurePayZh'),
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('complementary', { name: '合计' }));
    const pay = await bar.findByRole('button', { name: /确认支付/ });
    await expect(canvas.getAllByRole('button', { name: /确认支付/ })).toEqual([pay]);
  },
};
export const Dark: Story = { ...at('/makeSurePayZh'), globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...at('/makeSurePayZh'), globals: { ...onScreen('phone'), mode: 'elder' } };
