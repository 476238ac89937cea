import { prestoreAccount } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { PrepaidPayListPage } from './PrepaidPayListPage.js';
import { PrepaidPayPage } from './PrepaidPayPage.js';
import { account, longPayables, payables } from './settlement.fixtures.js';

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/PrepaidPayPage 预存支付',
  id: 'screens-payment-prepaid-pay-page',
  component: PrepaidPayPage,
  decorators: [inApp({ path: '/prestoreAccountPay?orderNos=DD20261121000101', token: '5.story' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(
      mock(prestoreAccount.payList, payables()),
      mock(prestoreAccount.info, account),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof PrepaidPayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '短信验证码' }), '12345x6');
    await userEvent.click(await canvas.findByRole('button', { name: /确认支付 ¥50.00/ }));
    await expect(await canvas.findByRole('heading', { name: '支付成功' })).toBeVisible();
  },
};
export const BalanceShort: Story = {
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.info, { ...account, availableFen: 20_00 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(/还差 ¥30.00/)).not.toHaveLength(0);
  },
};
/** No answer: the same id is sent again, so that nothing is paid twice. */
export const NoAnswer: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.pay));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '短信验证码' }), '123456');
    await userEvent.click(await canvas.findByRole('button', { name: /确认支付/ }));
    await expect(await canvas.findByText(/没有重复扣款/)).toBeVisible();
  },
};
export const TokenInvalid: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(prestoreAccount.payList, 'paymentTokenInvalid'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/请返回原系统重新发起/)).toBeVisible();
  },
};
export const AccountFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.info));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(prestoreAccount.payList));
  },
};
export const NothingWaits: Story = {
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.payList, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有待支付的订单')).toBeVisible();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const ownerName = '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳分公司';
    msw.use(
      mock(prestoreAccount.payList, longPayables()),
      mock(prestoreAccount.info, { ...account, ownerName }),
    );
  },
};
/** On a phone the pay button is beside the sum, as on every checkout. */
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('complementary', { name: '合计' }));
    const pay = await bar.findByRole('button', { name: '确认支付 ¥50.00' });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await expect(await canvas.findByText('输入 6 位验证码后可以支付', { ignore: '[hidden]' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '短信验证码' }), '123456');
    await expect(canvas.getAllByRole('button', { name: /确认支付/ })).toEqual([pay]);
    await userEvent.click(pay);
    await expect(await canvas.findByRole('heading', { name: '支付成功' })).toBeVisible();
  },
};
/** `/prestoreAccountPayList`: unpaid orders with checkboxes. */
export const List: Story = {
  render: () => <PrepaidPayListPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /PC证书新办/ }));
    await expect(await canvas.findByRole('link', { name: '用余额支付 ¥200.00' })).toHaveAttribute(
      'href',
      '/prestoreAccountPay?orderNos=DD20261121000101,DD20261119000230',
    );
  },
};
export const ListOnPhone: Story = { render: () => <PrepaidPayListPage />, globals: onScreen('phone') };
export const ListLoading: Story = {
  render: () => <PrepaidPayListPage />,
  beforeEach({ msw }) {
    msw.use(mockForever(prestoreAccount.payList));
  },
};
export const ListEmpty: Story = {
  render: () => <PrepaidPayListPage />,
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.payList, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有待支付的订单')).toBeVisible();
  },
};
export const ListFailed: Story = {
  render: () => <PrepaidPayListPage />,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.payList));
  },
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole('button', { name: '重试，待支付的订单' });
    await expect(retry).toBeVisible();
  },
};
export const ListTokenInvalid: Story = {
  render: () => <PrepaidPayListPage />,
  beforeEach({ msw }) {
    msw.use(mockError(prestoreAccount.payList, 'paymentTokenInvalid'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/请返回原系统重新发起/)).toBeVisible();
  },
};
export const ListLongText: Story = {
  render: () => <PrepaidPayListPage />,
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.payList, longPayables()));
  },
};
