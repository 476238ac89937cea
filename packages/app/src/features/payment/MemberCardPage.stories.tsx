import { about, prestoreAccount } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { MemberCardPage } from './MemberCardPage.js';
import { account } from './settlement.fixtures.js';

const cards = [
  { amountFen: 500_00, bonusText: '不送券', unavailableReason: '' },
  { amountFen: 1000_00, bonusText: '送 ¥10 优惠券', unavailableReason: '' },
  { amountFen: 2000_00, bonusText: '送 ¥30 优惠券', unavailableReason: '' },
  { amountFen: 5000_00, bonusText: '', unavailableReason: '超过本卡上限' },
];
const recharge = prestoreAccount.recharge.example.response;
const at = (path: string) => ({ decorators: [inApp({ path, token: '5.story', layout: PublicLayout })] });

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/MemberCardPage 会员卡',
  id: 'screens-payment-member-card-page',
  component: MemberCardPage,
  args: { submit: fn() },
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.info, account), mock(prestoreAccount.cards, cards), ...exampleHandlers());
  },
} satisfies Meta<typeof MemberCardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button is enabled by the agreement; a transfer ends with the bank account to pay to. */
export const Default: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    const html = '<p>充值不开票，消费时按实付金额开票。</p>';
    msw.use(
      mock(prestoreAccount.rechargeResult, recharge),
      mock(about.agreements, [{ id: 5, title: '预存卡章程', version: '2026-1', date: '2026-01-01', html }]),
    );
  },
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /¥1,000.00/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /对公转账/ }));
    const charge = canvas.getByRole('button', { name: '立即充值' });
    await expect(charge).toHaveAttribute('aria-disabled', 'true');
    // The agreement is read in place.
    await userEvent.click(await canvas.findByRole('button', { name: '《预存卡章程》' }));
    const rules = within(await screen.findByRole('dialog', { name: /预存卡章程/ }));
    await expect(rules.getByText(/充值不开票/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: /预存卡章程/ }));
    await userEvent.click(charge);
    await expect(await canvas.findByRole('heading', { name: '请按下面的信息汇款' })).toBeVisible();
  },
};
export const OtherAmount: Story = {
  ...at('/memberCard'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /其他金额/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /其他金额/ }), '3721');
    await expect(await canvas.findAllByText(/最多还能充 3720 元/)).not.toHaveLength(0);
  },
};
export const Refused: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    msw.use(mockError(prestoreAccount.recharge, 'serverBusy'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /预存卡章程/ }));
    await userEvent.click(canvas.getByRole('button', { name: '立即充值' }));
    await expect(await canvas.findByText('没有提交成功')).toBeVisible();
  },
};
export const Loading: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    msw.use(mockForever(prestoreAccount.info));
  },
};
export const Failed: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.info));
  },
};
/** No preset amounts: only a custom amount can be entered. */
export const Empty: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.cards, []));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: /其他金额/ })).toBeChecked();
  },
};
export const NoPermission: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    msw.use(mockError(prestoreAccount.info, 'forbidden'), mockError(prestoreAccount.cards, 'forbidden'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '您没有权限进行此操作' }),
    ).toBeVisible();
    // A retry does not help this role.
    await expect(canvas.queryByRole('button', { name: /重试/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '立即充值' })).toBeNull();
  },
};
/** The second token has expired: the visitor continues after a new login. */
export const LoginEnded: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    msw.use(
      mockError(prestoreAccount.info, 'paymentTokenInvalid'),
      mockError(prestoreAccount.cards, 'paymentTokenInvalid'),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重试，预存账户' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '立即充值' })).toBeNull();
  },
};
export const LongText: Story = {
  ...at('/memberCard'),
  beforeEach({ msw }) {
    const ownerName = '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳分公司';
    const bonusText = '送 ¥300 优惠券，限新办企业主锁与副锁使用，每笔订单一张，自到账之日起一年内有效';
    msw.use(
      mock(prestoreAccount.info, { ...account, ownerName, availableFen: 12_345_678_90 }),
      mock(
        prestoreAccount.cards,
        cards.map((card) => ({ ...card, bonusText })),
      ),
    );
  },
};
const outcome = (changes: Partial<typeof recharge>): Partial<Story> => ({
  ...at('/memberCard?rechargeNo=CZ20261121000001'),
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.rechargeResult, { ...recharge, transfer: null, ...changes }));
  },
});
export const Charged: Story = outcome({ method: 'alipay', state: 'paid' });
export const Closed: Story = {
  ...outcome({ method: 'alipay', state: 'closed' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/没有收到付款/)).toBeVisible();
    await expect(canvas.queryByText(/没有扣款/)).toBeNull();
  },
};
/** Finance has not confirmed a transfer although its money came: the reason, and where the money is. */
export const TransferRefused: Story = {
  ...outcome({ state: 'closed', refusal: '付款单位与账户不符', returningFen: 100_000 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/原因：付款单位与账户不符。/)).toBeVisible();
    await expect(canvas.getByText(/已付的 ¥1,000.00 没有入账，将原路退回/)).toBeVisible();
  },
};
export const Waiting: Story = outcome({
  method: 'alipay',
  state: 'waiting',
  paymentForm: { action: 'https://pay.example.cn/gateway.do', fields: { sign: 'c2ln' } },
});
export const Phone: Story = { ...at('/memberCard'), globals: onScreen('phone') };
export const Elder: Story = { ...at('/memberCard'), globals: { ...onScreen('phone'), mode: 'elder' } };
