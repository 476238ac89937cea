import { payments, prestoreAccount, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { account, movements, purse } from './balance.fixtures.js';
import { BalancePage } from './BalancePage.js';
import type { MoneyBack } from './queries.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/core/myMemberCard${search}`, token: '5.story', layout: 'work' })],
});

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/BalancePage 余额',
  id: 'screens-balance-balance-page',
  component: BalancePage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...purse(), ...exampleHandlers());
  },
} satisfies Meta<typeof BalancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Movements of one kind; each links to its details. */
export const Default: Story = {
  ...at(''),
};
const returned = payments.returns.example.response;
/** All refunds, however the money was paid: none is hidden. */
export const Returns: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const rows: MoneyBack[] = [
      returned,
      { ...returned, id: 6, kind: 'balance', amountFen: 20_000, reason: '年底结算', state: 'paying' },
      {
        ...returned,
        id: 5,
        kind: 'order',
        orderNo: 'DD20261121000001',
        state: 'refused',
        refusal: '已开始制作',
      },
      { ...returned, id: 4, kind: 'order', orderNo: 'DD20261121000002', state: 'paid' },
      { ...returned, id: 3, kind: 'order', orderNo: 'DD20261121000003', state: 'withdrawn' },
    ];
    msw.use(mock(payments.returns, { rows, total: 5 }));
  },
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: '退款进度' }));
    await expect(table.getByText('未入账的付款')).toBeVisible();
    await expect(table.getByText('正在退回')).toBeVisible();
  },
};
/** A balance refund is withdrawn before finance has decided: the money is available again. */
export const WithdrawRequest: Story = {
  ...at(''),
  beforeEach({ msw }) {
    let state: MoneyBack['state'] = 'waiting';
    msw.use(
      mock(payments.returns, () => ({
        rows: [{ ...returned, kind: 'balance' as const, amountFen: 20_000, reason: '年底结算', state }],
        total: 1,
      })),
      mock(prestoreAccount.withdrawRefund, () => {
        state = 'withdrawn';
        return prestoreAccount.withdrawRefund.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: '退款进度' }));
    await userEvent.click(await table.findByRole('button', { name: '撤回申请' }));
    const question = within(await screen.findByRole('alertdialog', { name: '撤回退余额申请？' }));
    await userEvent.click(question.getByRole('button', { name: '撤回申请' }));
    await expect(await table.findByText('已撤回')).toBeVisible();
    await expect(table.queryByRole('button', { name: '撤回申请' })).toBeNull();
  },
};
const openRecharge = prestoreAccount.openRecharges.example.response;
/** Recharges that wait for their money are found again here, and given up; a slip in checking is not. */
export const OpenRecharges: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const checked = { ...openRecharge, rechargeNo: 'CZ20261121000002', state: 'confirming' as const };
    let rows = [openRecharge, checked];
    msw.use(
      mock(prestoreAccount.openRecharges, () => ({ rows, total: rows.length })),
      mock(prestoreAccount.cancelRecharge, () => {
        rows = [checked];
        return prestoreAccount.cancelRecharge.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: '未完成的充值' }));
    await expect(table.getByRole('link', { name: '继续，CZ20261121000001' })).toHaveAttribute(
      'href',
      '/memberCard?rechargeNo=CZ20261121000001',
    );
    await userEvent.click(table.getByRole('button', { name: '取消，CZ20261121000001' }));
    const question = within(await screen.findByRole('alertdialog', { name: '取消这笔充值？' }));
    await userEvent.click(question.getByRole('button', { name: '取消充值' }));
    await waitFor(() => expect(table.queryByRole('button', { name: /^取消/ })).toBeNull());
    await expect(table.getByText('财务确认中')).toBeVisible();
  },
};
export const ReturnsFailed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(payments.returns));
  },
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('企业主锁延期');
    await userEvent.click(canvas.getByRole('radio', { name: '退款' }));
    await waitFor(() => expect(canvas.queryByText('企业主锁延期')).toBeNull());
    await expect(canvas.getByRole('link', { name: /^详情/ })).toHaveAttribute(
      'href',
      '/core/myMemberCard/orderDetails?id=33',
    );
  },
};
/** Not more than the available balance, and exactly the typed amount. */
export const Refund: Story = {
  ...at(''),
  play: async ({ canvasElement, msw }) => {
    const seen: unknown[] = [];
    msw.use(...purse(seen as never));
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '申请退余额' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请退余额' }));
    const amount = dialog.getByRole('textbox', { name: /退回金额/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1268.01');
    await userEvent.type(dialog.getByRole('textbox', { name: /申请原因/ }), '年底结算');
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await expect(await dialog.findByRole('link', { name: /最多可退 ¥1,268.00/ })).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '200.5');
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await expect(await screen.findByText(/已申请退回 ¥200.50/)).toBeVisible();
    await expect(seen).toEqual([expect.objectContaining({ amountFen: 20_050 })]);
  },
};
export const Settings: Story = {
  ...at(''),
  play: async ({ canvasElement, msw }) => {
    const seen: unknown[] = [];
    msw.use(...purse(seen as never));
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '设置' }));
    const dialog = within(await screen.findByRole('dialog', { name: '余额提醒与使用人' }));
    const people = within(await dialog.findByRole('group', { name: '谁可以用余额' }));
    await userEvent.click(people.getByRole('checkbox', { name: '王演示' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /王演示每单限额/ }), '100');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('已保存余额设置。')).toBeVisible();
    await expect(seen).toEqual([
      {
        warnBelowFen: 50_000,
        members: [
          expect.objectContaining({ limitFen: 30_000 }),
          expect.objectContaining({ limitFen: 10_000 }),
        ],
      },
    ]);
  },
};
export const NoMatch: Story = {
  ...at('?kind=adjust&from=2026-12-01'),
  beforeEach({ msw }) {
    msw.use(mock(prestoreAccount.list, { rows: [], total: 0 }));
  },
};
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(
      mock(prestoreAccount.list, { rows: [], total: 0 }),
      mock(prestoreAccount.info, { ...account, availableFen: 0, rechargedFen: 0, spentFen: 0 }),
      mock(prestoreAccount.members, []),
    );
  },
};
export const Loading: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockForever(prestoreAccount.info), mockForever(prestoreAccount.list));
  },
};
export const Failed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.info), mockNetworkError(prestoreAccount.list));
  },
};
/** The second token has expired and cannot be renewed. */
export const NoPermission: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(
      mockError(prestoreAccount.info, 'paymentTokenInvalid'),
      mockError(prestoreAccount.list, 'paymentTokenInvalid'),
    );
  },
};
/** An individual has his own card with a limit, and no list of people who may spend. */
export const Person: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(
      mock(session.info, { ...session.info.example.response, roleId: 6 }),
      mock(prestoreAccount.info, { ...account, ownerName: '张示例', limitFen: 500_000 }),
    );
  },
};
export const LongContent: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const rows = movements.map((row) => ({
      ...row,
      remark: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）三年期延期续费',
      amountFen: -99_999_999_99,
      balanceFen: 99_999_999_99,
    }));
    msw.use(
      mock(prestoreAccount.list, { rows, total: 430 }),
      mock(prestoreAccount.info, { ...account, availableFen: 99_999_999_99, rechargedFen: 99_999_999_99 }),
    );
  },
};
export const Phone: Story = { ...at(''), globals: onScreen('phone') };
