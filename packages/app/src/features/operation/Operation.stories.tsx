import {
  contentAdmin,
  couponAdmin,
  desk,
  finance,
  peopleReview,
  session,
  shopAdmin,
  statistics,
} from '@ca-portal/api/contract';
import {
  exampleHandlers,
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  refuse,
} from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ResourcePage } from '../../engines/resource/index.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { linesOf } from '../../story-kit/lines-of.js';
import { ContentPage } from './ContentPage.js';
import { DashboardPage } from './DashboardPage.js';
import { FinancePage } from './FinancePage.js';
import { MakingPage } from './MakingPage.js';
import { PeopleInboxPage } from './PeopleInboxPage.js';
import { couponsPage } from './pages/coupons.js';
import { StatementLines } from './components/StatementLines.js';
import { ShopPage } from './ShopPage.js';
import { ServiceDeskPage } from './ServiceDeskPage.js';
import { peoplePage } from './pages/people.js';
import { StockPage } from './StockPage.js';

const at = (path: string) => ({ decorators: [inApp({ path, token: '9.story', layout: 'work' })] });
const people = (['0', '1', '2', '3'] as const).map((review, index) => ({
  ...peopleReview.people.example.response,
  userGuid: `1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f1${index}`,
  review,
}));

const meta = {
  title: 'Screens 页面/Staff 审核与管理/Operation 运营与窗口',
  id: 'screens-operation',
  component: FinancePage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    const example = desk.queue.example.response;
    const orders = ([40, 55, 60, 61] as const).map((state, index) => ({
      ...example,
      orderNo: `DD2026112100000${index}`,
      state,
    }));
    msw.use(
      mock(session.info, { ...session.info.example.response, permissions: ['*:*:*'] }),
      mock(peopleReview.people, { rows: people, total: people.length }),
      mock(desk.queue, { rows: orders, total: orders.length }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = { ...at('/operation/dashboard'), render: () => <DashboardPage /> };
export const DashboardLoading: Story = {
  ...Dashboard,
  beforeEach({ msw }) {
    msw.use(mockForever(statistics.overview), mockForever(statistics.orders));
  },
};
/** Each chart has the same data as a table. */
export const DashboardAsTable: Story = {
  ...Dashboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const view = within(await canvas.findByRole('radiogroup', { name: '订单：按日的显示方式' }));
    await userEvent.click(view.getByRole('radio', { name: '表' }));
    await expect(await canvas.findByRole('table', { name: '订单：按日' })).toBeVisible();
  },
};
/** The forecast for one role, to announce coming renewals. */
export const DashboardOfRole: Story = {
  ...Dashboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: '待办等待时长' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: '到期证书的角色' })).toBeVisible();
  },
};
/** If one block fails, the others still work. */
export const DashboardFailed: Story = {
  ...Dashboard,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(statistics.expiry));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /重试/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /待确认汇款/ })).toBeVisible();
  },
};
export const DashboardEmpty: Story = {
  ...Dashboard,
  beforeEach({ msw }) {
    const { response } = statistics.overview.example;
    msw.use(mock(statistics.overview, { ...response, tasks: [] }), mock(statistics.expiry, []));
  },
};
export const DashboardNoPermission: Story = {
  ...Dashboard,
  beforeEach({ msw }) {
    msw.use(mockError(statistics.overview, 'forbidden'));
  },
};
export const DashboardLongText: Story = {
  ...Dashboard,
  beforeEach({ msw }) {
    const { response } = statistics.overview.example;
    const task = {
      label: '等待第二人复核的大额退款和对公转账到账确认',
      count: 128_000,
      link: '/operation/finance',
    };
    msw.use(
      mock(statistics.overview, {
        ...response,
        turnoverFen: 9_999_999_999,
        tasks: [task, { ...task, label: `再一件${task.label}` }],
      }),
    );
  },
};
export const DashboardOnPhone: Story = { ...Dashboard, globals: onScreen('phone') };
export const Transfers: Story = { ...at('/operation/finance') };
/** A refusal needs a reason, which the payer reads. */
export const TransferRefused: Story = {
  ...at('/operation/finance?view=table'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { transferNo } = finance.transfers.example.response;
    await userEvent.click(await body.findByRole('button', { name: `更多操作，${transferNo}` }));
    await userEvent.click(await body.findByRole('menuitem', { name: '未到账' }));
    const dialog = within(await body.findByRole('dialog', { name: '未到账' }));
    await userEvent.click(dialog.getByRole('button', { name: '未到账' }));
    await expect((await dialog.findAllByText(/请.*原因/)).length).toBeGreaterThan(0);
  },
};
/** The table with the transfers, instead of the desk. */
export const TransfersAsTable: Story = { ...at('/operation/finance?view=table') };
/** A colleague has claimed the item: his name, the end of the claim, and no decision here. */
export const TransferHeld: Story = {
  ...at('/operation/finance'),
  beforeEach({ msw }) {
    const { transferNo: item } = finance.transfers.example.response;
    const claim = { item, claimedBy: '王审核', claimedUntil: '2026-11-21 11:10:00', own: false };
    msw.use(mock(desk.hold, [claim]));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [said] = await body.findAllByText(/王审核正在处理，请先处理下一件/);
    await expect(said).toBeVisible();
    await expect(body.getByRole('button', { name: /^确认到账/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The result for a bank statement, line by line. */
export const StatementMatched: Story = {
  render: () => (
    <StatementLines
      lines={(['exact', 'over', 'short', 'unsure', 'known', 'noSlip', 'none'] as const).map((match, i) => ({
        ...finance.statement.example.response[0]!,
        line: i + 2,
        match,
        amountFen: 45_000 + (match === 'over' ? 1_000 : match === 'short' ? -1_000 : 0),
        ...(match === 'none' ? { transferNo: null, dueFen: 0 } : { transferNo: `HK2026112100000${i}` }),
      }))}
      done={['HK20261121000000']}
      busy={false}
      isOpen={({ match }) => match === 'exact' || match === 'over'}
      onAccept={() => {}}
    />
  ),
};
export const Refunds: Story = { ...at('/operation/finance?list=refunds') };
/** A combined payment: what to send where, what the portal credits itself, and a failure to send. */
export const Payout: Story = {
  ...at('/operation/finance?list=payouts'),
  beforeEach({ msw }) {
    const { response } = finance.refunds.example;
    const alipay = { ...response.parts[0]!, amountFen: 25_000 };
    const balance = { to: 'balance' as const, amountFen: 30_000, tradeNo: '', paymentNo: '' };
    const row = {
      ...response,
      state: 'paying' as const,
      amountFen: 55_000,
      path: '按原支付方式分别退回预存账户和支付宝',
      parts: [alipay, balance],
    };
    msw.use(mock(finance.refunds, { rows: [row], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('预存账户 ¥300.00，由系统退回')).toBeVisible();
    await expect(body.getByRole('button', { name: /^打款失败/ })).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: /^确认已打款/ }));
    const question = await body.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      '请确认已在支付宝（交易号 2026112022001400000000000004，支付单号 DD20261120000004）退回 ¥250.00。另 ¥300.00 由系统退回余额。',
    );
  },
};
/** Money that was not used goes back to a bank account: it cannot be refused, and an earlier attempt failed. */
export const UnusedPayment: Story = {
  ...at('/operation/finance?list=refunds'),
  beforeEach({ msw }) {
    const tradeNo = 'HK20261121000001';
    const row = {
      ...finance.refunds.example.response,
      kind: 'unused' as const,
      orderNo: null,
      amountFen: 500,
      path: '退回付款的银行账户',
      parts: [{ to: 'bank' as const, amountFen: 500, tradeNo, paymentNo: '' }],
      payee: { name: '示例建设工程有限公司', bank: '示例银行沈阳浑南支行', account: '0000000000000001' },
      reason: `转账 ${tradeNo} 应付 ¥145.00，实收 ¥150.00，多付的部分不能入账`,
      refusal: '账户已销户',
    };
    msw.use(mock(finance.refunds, { rows: [row], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('示例银行沈阳浑南支行')).toBeVisible();
    await expect(body.getByText('账户已销户')).toBeVisible();
    await expect(body.getByRole('button', { name: /^同意退款/ })).toBeVisible();
    await expect(body.queryByRole('button', { name: /^不同意/ })).toBeNull();
  },
};
/** A day with an Alipay payment that the portal has not recorded. */
export const Reconciliations: Story = {
  ...at('/operation/finance?list=reconciliation'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '2026-11-20' }));
    await expect(await body.findByText('支付渠道已收款，门户没有入账')).toBeVisible();
  },
};
export const PeopleInbox: Story = { ...at('/certManage/people'), render: () => <PeopleInboxPage /> };
export const PeopleInboxAsTable: Story = {
  ...at('/certManage/people?view=table'),
  render: () => <PeopleInboxPage />,
};
export const PeopleInboxEmpty: Story = {
  ...PeopleInbox,
  beforeEach({ msw }) {
    msw.use(mock(peopleReview.applications, { rows: [], total: 0 }));
  },
};
export const PeopleInboxLoading: Story = {
  ...PeopleInbox,
  beforeEach({ msw }) {
    msw.use(mockForever(peopleReview.applications));
  },
};
export const PeopleInboxFailed: Story = {
  ...PeopleInbox,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(peopleReview.applications));
  },
};
export const PeopleInboxNoPermission: Story = {
  ...PeopleInbox,
  beforeEach({ msw }) {
    msw.use(mockError(peopleReview.applications, 'forbidden'));
  },
};
export const PeopleInboxOnPhone: Story = { ...PeopleInbox, globals: onScreen('phone') };
/** Three waiting items; a decided one leaves the queue, as on the server. */
const threeWait = ({ msw }: { msw: { use: (...handlers: ReturnType<typeof mock>[]) => void } }) => {
  const example = peopleReview.applications.example.response;
  const waiting = [11, 12, 13].map((id) => ({
    ...example,
    id,
    applicantName: ['甲样例', '乙样例', '丙样例'][id - 11] ?? '',
    createdAt: `2026-11-${id} 09:00:00`,
  }));
  msw.use(
    mock(peopleReview.applications, () => ({ rows: [...waiting], total: waiting.length })),
    mock(peopleReview.decideApplication, ({ params }) => {
      const [decided] = waiting.splice(
        waiting.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return { ...example, ...decided, state: 'approved' as const };
    }),
  );
};
const itemHeading = (name: string) => ({ name, level: 2 });
/** By keyboard only: next, back, the shortcut help, a decision, and the next item opens. */
export const PeopleInboxByKeys: Story = {
  ...PeopleInbox,
  beforeEach: threeWait,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('heading', itemHeading('甲样例'));
    await userEvent.click(body.getByRole('button', { name: /^甲样例/ }));
    await userEvent.keyboard('j');
    await waitFor(() => expect(body.getByRole('heading', itemHeading('乙样例'))).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(() => expect(body.getByRole('heading', itemHeading('甲样例'))).toHaveFocus());
    await userEvent.keyboard('?');
    const help = await body.findByRole('dialog', { name: '快捷键' });
    await expect(within(help).getByRole('row', { name: /J 下一件/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.getByRole('heading', itemHeading('甲样例'))).toHaveFocus());
    await userEvent.keyboard('1');
    const question = await body.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '同意' }));
    await waitFor(() => expect(body.getByRole('heading', itemHeading('乙样例'))).toHaveFocus());
    await expect(body.getByText('第 1 件，共 2 件')).toBeVisible();
  },
};
/** A colleague was faster: the next item opens, and a message says so. */
export const PeopleInboxTaken: Story = {
  ...PeopleInbox,
  ...at('/certManage/people?list=applications&item=99'),
  beforeEach: threeWait,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/已由同事处理，或已被撤回/)).toBeVisible();
    await expect(await body.findByRole('heading', itemHeading('甲样例'))).toBeVisible();
  },
};
/** When the switch is off, the next item does not open automatically. */
export const PeopleInboxOneByOne: Story = {
  ...PeopleInbox,
  beforeEach({ msw }) {
    window.localStorage.setItem('desk:onward', 'off');
    threeWait({ msw });
    return () => window.localStorage.removeItem('desk:onward');
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '同意' }));
    const question = await body.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '同意' }));
    await expect(await body.findByRole('heading', itemHeading('这一件已处理'))).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: '打开下一件' }));
    await expect(await body.findByRole('heading', itemHeading('乙样例'))).toBeVisible();
  },
};
/** A record is returned item by item: marked items prevent approval and form the message. */
export const PersonSentBackByPoints: Story = {
  ...at('/certManage/people?list=people'),
  render: () => <PeopleInboxPage />,
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    msw.use(
      mock(peopleReview.people, { rows: people.filter(({ review }) => review === '1'), total: 1 }),
      mock(peopleReview.decidePerson, ({ body }) => {
        const right =
          !body.approve &&
          body.items?.length === 1 &&
          body.items[0]?.field === 'fields.email' &&
          body.reason === '邮箱：不是本人的邮箱';
        if (!right) throw refuse('badRequest');
        return { ...peopleReview.people.example.response, review: '3' as const };
      }),
    );
    return () => window.sessionStorage.clear();
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '有问题，邮箱' }));
    await expect(body.getByRole('button', { name: '退回修改' })).toHaveAccessibleDescription(
      '请写明“邮箱”的问题',
    );
    await userEvent.type(body.getByRole('textbox', { name: '邮箱的问题' }), '不是本人的邮箱');
    await expect(body.getByRole('button', { name: '通过' })).toHaveAccessibleDescription(
      /有标为有问题的项目/,
    );
    await userEvent.click(body.getByRole('button', { name: '退回修改' }));
    const dialog = within(await body.findByRole('dialog', { name: '退回修改' }));
    await expect(await dialog.findByRole('textbox', { name: /原因/ })).toHaveValue('邮箱：不是本人的邮箱');
    await userEvent.click(dialog.getByRole('button', { name: '退回修改' }));
    await expect(await body.findByText('已退回修改')).toBeVisible();
  },
};
/** Returned by a colleague, corrected and sent in anew meanwhile: marks of the earlier round are not shown. */
export const PersonSentInAnew: Story = {
  ...PersonSentBackByPoints,
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    const waiting = people.filter(({ review }) => review === '1');
    const anew = waiting.map((one) => ({ ...one, submittedAt: '2026-11-22 09:00:00' }));
    msw.use(mock(peopleReview.people, ({ query }) => ({ rows: query.keyword ? anew : waiting, total: 1 })));
    return () => window.sessionStorage.clear();
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '有问题，邮箱' }));
    await userEvent.type(body.getByRole('textbox', { name: '邮箱的问题' }), '不是本人的邮箱');
    await userEvent.type(body.getByRole('textbox', { name: /^查找/ }), '张');
    await waitFor(() => expect(body.queryByRole('textbox', { name: '邮箱的问题' })).toBeNull());
    await expect(body.getByRole('button', { name: '有问题，邮箱' })).toHaveAttribute('aria-pressed', 'false');
  },
};
/** Materials are shown beside the entered data. */
export const PersonRecord: Story = {
  ...at('/certManage/people?list=people'),
  render: () => <PeopleInboxPage />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '查看身份证人像面' }));
    await userEvent.click(await body.findByRole('radio', { name: '与示例并排' }));
    await expect(await body.findByRole('img', { name: '身份证人像面的示例' })).toBeVisible();
  },
};
export const Companies: Story = {
  ...at('/certManage/people?list=companies'),
  render: () => <PeopleInboxPage />,
};
export const Recoveries: Story = {
  ...at('/certManage/people?list=recoveries'),
  render: () => <PeopleInboxPage />,
};
/** The old number can still object: the second person reads until when, beside the record of the person. */
export const RecoveryInNotice: Story = {
  ...Recoveries,
  beforeEach({ msw }) {
    const { response } = peopleReview.recoveries.example;
    msw.use(mock(peopleReview.recoveries, { rows: [{ ...response, waitsFor: 'notice' }], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('button', { name: /^更换手机号/ })).toHaveAccessibleDescription(
      /原手机号的提醒期到 2026-11-21 18:00:00 结束/,
    );
    await expect(await body.findByText('完整度')).toBeVisible();
  },
};
export const People: Story = {
  ...at('/system/personalManage'),
  render: () => <ResourcePage of={peoplePage} />,
};
/** Eight columns in large type: names and numbers do not wrap, companies and roles do. */
export const PeopleElder: Story = {
  ...People,
  globals: { ...onScreen('laptop'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const numbers = await within(canvasElement).findAllByRole('cell', { name: /^\d+\*+/ });
    await expect(numbers.map(linesOf)).toEqual(numbers.map(() => 1));
  },
};
export const Coupons: Story = {
  ...at('/operation/coupons'),
  render: () => <ResourcePage of={couponsPage} />,
};
/** The use of the coupon, and the total discount. */
export const CouponFigures: Story = {
  ...Coupons,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: couponAdmin.list.example.response.name }));
    await expect(await body.findByText('带动订单金额')).toBeVisible();
    await expect(body.getByText('¥6,000.00')).toBeVisible();
  },
};
/** Coupons for named people; the server's message about a wrong line is shown at the field. */
export const CouponGranted: Story = {
  ...Coupons,
  beforeEach({ msw }) {
    const people = { field: 'people', message: '没有发放。第 2 行：没有这个账号或手机号，或账号已停用' };
    msw.use(mockError(couponAdmin.grant, 'badRequest', undefined, { details: [people] }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { name } = couponAdmin.list.example.response;
    await userEvent.click(await body.findByRole('button', { name: `更多操作，${name}` }));
    await userEvent.click(await body.findByRole('menuitem', { name: '发给指定用户' }));
    const dialog = within(await body.findByRole('dialog', { name: '发给指定用户' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^账号或手机号/ }), 'fuzeren{Enter}wujixuan');
    await userEvent.click(dialog.getByRole('button', { name: '发给指定用户' }));
    await expect((await dialog.findAllByText(/第 2 行：没有这个账号/)).length).toBeGreaterThan(0);
  },
};
/** A coupon that people already have: the form says what can no longer be changed. */
export const CouponEdited: Story = {
  ...Coupons,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { name } = couponAdmin.list.example.response;
    await userEvent.click(await body.findByRole('button', { name: `编辑，${name}` }));
    const panel = within(await body.findByRole('dialog', { name: `编辑优惠券“${name}”` }));
    await expect(panel.getByText(/不能修改面额/)).toBeVisible();
    await expect(panel.getByRole('textbox', { name: /面额/ })).toHaveValue('50.00');
  },
};
export const Products: Story = { ...at('/operation/products'), render: () => <ShopPage /> };
/** A price is entered with its start date. */
export const PriceChanged: Story = {
  ...Products,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { name } = shopAdmin.products.example.response;
    await userEvent.click(await body.findByRole('button', { name: `更多操作，${name}` }));
    await userEvent.click(await body.findByRole('menuitem', { name: '调整价格' }));
    const panel = within(await body.findByRole('dialog', { name: '调整价格' }));
    await expect(await panel.findByRole('textbox', { name: /^证书服务费/ })).toHaveValue('200.00');
    await expect(panel.getByText(/保存后立即用于新订单/)).toBeVisible();
    // The sample order shows a typing error.
    const service = panel.getByRole('textbox', { name: /^证书服务费/ });
    await userEvent.clear(service);
    await userEvent.type(service, '2000');
    await expect(await panel.findByText(/按新价办 1 年、邮寄：¥2,\d{3}\.00，现在 ¥\d{3}\.00/)).toBeVisible();
  },
};
/** A future price can be withdrawn; a past price cannot. */
export const PriceHistory: Story = {
  ...Products,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { name } = shopAdmin.products.example.response;
    await userEvent.click(await body.findByRole('button', { name }));
    await expect(await body.findByText('待生效')).toBeVisible();
    await expect(body.getAllByRole('button', { name: /^撤销/ })).toHaveLength(1);
  },
};
/** A product without prices has no sample order. */
export const ProductUnpriced: Story = {
  ...Products,
  beforeEach({ msw }) {
    const { response } = shopAdmin.products.example;
    const unpriced = { ...response, prices: null, nextPriceFrom: null };
    msw.use(mock(shopAdmin.products, { rows: [unpriced], total: 1 }));
  },
};
export const ProductsOnPhone: Story = { ...Products, globals: onScreen('phone') };
export const Providers: Story = { ...at('/operation/products?list=providers'), render: () => <ShopPage /> };
/** Step by step: scan, write, hand over, send. */
export const Making: Story = { ...at('/certManage/makingDesk'), render: () => <MakingPage /> };
export const MakingAsTable: Story = {
  ...at('/certManage/makingDesk?view=table'),
  render: () => <MakingPage />,
};
export const MakingOnPhone: Story = { ...Making, globals: onScreen('phone') };
/** At the counter: check code and ID card before the handover. */
export const HandingOver: Story = {
  ...MakingAsTable,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '交付，DD20261121000002' }));
    await expect(await body.findByRole('textbox', { name: /取件码/ })).toBeVisible();
  },
};
/** 在途: the number of a parcel can be corrected, and one that came back waits to be sent again. */
export const ParcelBack: Story = {
  ...at('/certManage/makingDesk?list=shipped&view=table'),
  render: () => <MakingPage />,
  beforeEach({ msw }) {
    const parcel = { courier: '示例快递', trackingNumber: 'SF0000000001', shippedAt: '2026-11-22 09:00:00' };
    const sent = { ...desk.queue.example.response, state: 61 as const, parcel };
    msw.use(mock(desk.queue, { rows: [sent], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { orderNo } = desk.queue.example.response;
    await expect(await body.findByRole('button', { name: `更正单号，${orderNo}` })).toBeVisible();
    await expect(body.queryByRole('button', { name: `发货，${orderNo}` })).toBeNull();
    await userEvent.click(body.getByRole('button', { name: `更多操作，${orderNo}` }));
    await userEvent.click(await body.findByRole('menuitem', { name: '登记退回或丢失' }));
    const dialog = within(await body.findByRole('dialog', { name: '登记退回或丢失' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '收件人拒收');
    await userEvent.click(dialog.getByRole('button', { name: '登记退回或丢失' }));
    await expect(await body.findByText('已登记，订单回到“待发货”')).toBeVisible();
  },
};
/** One sheet with the labels of all ticked orders; an unwritten lock has no label. */
export const LabelsPrinted: Story = {
  ...MakingAsTable,
  play: async ({ canvasElement, msw }) => {
    const asked: string[] = [];
    msw.use(
      mock(desk.labels, ({ query }) => {
        asked.push(query.orderNos);
        return { fileName: '介质标签.pdf', content: new Blob(['%PDF']) };
      }),
    );
    const canvas = within(canvasElement);
    await canvas.findByText('DD20261121000003');
    await userEvent.click(canvas.getByRole('checkbox', { name: /全选/ }));
    await userEvent.click(canvas.getByRole('button', { name: '打印标签' }));
    await waitFor(() => expect(asked).toEqual(['DD20261121000002,DD20261121000003']));
  },
};
export const Stock: Story = { ...at('/certManage/stock'), render: () => <StockPage /> };
/** Daily changes of the stock. */
export const StockDays: Story = {
  ...Stock,
  ...at('/certManage/stock?list=days'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('columnheader', { name: '入库' })).toBeVisible();
  },
};
/** Both sides of each day; a difference needs a comment before the day is closed. */
export const Days: Story = { ...at('/operation/finance?list=reconciliation') };
export const DayClosed: Story = {
  ...Days,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { day } = finance.reconciliations.example.response;
    await userEvent.click(await body.findByRole('button', { name: `日结，${day}` }));
    await expect(await body.findByText(/有 1 笔差异/)).toBeVisible();
  },
};
/** Who reads a closed day later sees how its differences were explained. */
export const DayExplained: Story = {
  ...Days,
  beforeEach({ msw }) {
    const row = finance.closeDay.example.response;
    msw.use(mock(finance.reconciliations, { rows: [row], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { day, explanation } = finance.closeDay.example.response;
    await userEvent.click(await body.findByRole('button', { name: day }));
    await expect(await body.findByText(explanation)).toBeVisible();
  },
};
export const Invoices: Story = { ...at('/operation/finance?list=invoices') };
export const ServiceDesk: Story = { ...at('/certManage/service'), render: () => <ServiceDeskPage /> };
/** 账号可以使用 would be wrong: the password is locked, and the clerk says until when. */
export const CallerLockedOut: Story = {
  ...ServiceDesk,
  beforeEach({ msw }) {
    const { response } = desk.situation.example;
    msw.use(mock(desk.situation, { ...response, lockedUntil: '2026-11-21 10:15:00' }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: desk.find.example.response.title }));
    await expect(await body.findByText(/密码连续输错，到 .*10:15 前不能用密码登录/)).toBeVisible();
    await expect(body.getByText(desk.situation.example.response.certificates[0]!.serialNumber)).toBeVisible();
  },
};
/** The caller's own view, read-only. */
export const CallersSituation: Story = {
  ...ServiceDesk,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: desk.find.example.response.title }));
    await expect(await body.findByText('有 1 个订单正在办理。')).toBeVisible();
    // 解锁: the code is sent to the caller's phone, not to the desk.
    await userEvent.click(body.getByRole('button', { name: '短信获取解锁码' }));
    await expect(await body.findByText('解锁码已发到 170****0000')).toBeVisible();
  },
};
export const ServiceDeskFailed: Story = {
  ...ServiceDesk,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(desk.find));
  },
};
export const ServiceDeskOnPhone: Story = { ...ServiceDesk, globals: onScreen('phone') };
export const Questions: Story = {
  ...at('/certManage/service?list=questions'),
  render: () => <ServiceDeskPage />,
};
/** Returned by the second person: the form holds the answer, and says what was missing. */
export const QuestionReturned: Story = {
  ...Questions,
  beforeEach({ msw }) {
    const question = desk.questions.example.response;
    const returned = { title: '锁能借人吗', answer: '锁不能借给别人。', reason: '请写明后果' };
    msw.use(mock(desk.questions, { rows: [{ ...question, returned }], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^写答案/ }));
    await expect(await body.findByRole('textbox', { name: /答案/ })).toHaveValue('锁不能借给别人。');
    await expect(body.getByText(/请写明后果/)).toBeVisible();
  },
};
/** One notice waits for a second person: its kind says so. */
export const Content: Story = {
  ...at('/operation/content'),
  render: () => <ContentPage />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('通知公告 1')).toBeVisible();
  },
};
/** Fields that only this kind has; an earlier version is restored as a draft. */
export const ContentEdited: Story = {
  ...Content,
  ...at('/operation/content?list=download'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { title } = contentAdmin.list.example.response;
    await userEvent.click(await body.findByRole('button', { name: `编辑，${title}` }));
    await expect(await body.findByRole('textbox', { name: /^版本/ })).toBeVisible();
    await expect(body.getByRole('textbox', { name: /安装步骤/ })).toBeVisible();
  },
};
/** A course with its chapters; fields that its pages do not show are left out. */
export const ContentCourse: Story = {
  ...Content,
  ...at('/operation/content?list=course'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { title } = contentAdmin.list.example.response;
    await userEvent.click(await body.findByRole('button', { name: `编辑，${title}` }));
    await expect(await body.findByRole('textbox', { name: /课程大纲/ })).toBeVisible();
    await expect(body.queryByRole('textbox', { name: /^链接/ })).toBeNull();
  },
};
export const ContentEntry: Story = {
  ...Content,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { title } = contentAdmin.list.example.response;
    await userEvent.click(await body.findByRole('button', { name: title }));
    await expect(await body.findByText(/第 1 版/)).toBeVisible();
  },
};
