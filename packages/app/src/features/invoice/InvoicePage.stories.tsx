import { invoices } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { invoiceBook, orders, titles } from './invoice.fixtures.js';
import { InvoicePage } from './InvoicePage.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/core/invoice${search}`, token: '5.story', layout: 'work' })],
});

const meta = {
  title: 'Screens 页面/Orders 办理与订单/InvoicePage 发票',
  id: 'screens-invoice-invoice-page',
  component: InvoicePage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...invoiceBook(), ...exampleHandlers());
  },
} satisfies Meta<typeof InvoicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Waits for the application with its titles: until they have loaded, another dialog is shown. */
const application = async () => {
  await screen.findByRole('button', { name: '提交开票' });
  return dialog('申请开票');
};

/** Several orders become one invoice over the amount really paid; an order in refund cannot be selected. */
export const Default: Story = {
  ...at(''),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement, msw }) => {
    const seen: unknown[] = [];
    msw.use(...invoiceBook(seen));
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('DD20261121000001')).toHaveStyle({ whiteSpace: 'nowrap' });
    // One font weight for every status of the column, with or without a reason below.
    await expect(canvas.getByText('暂不能开')).toHaveStyle({ fontWeight: '400' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页可开票的订单' }));
    await expect(canvas.getByRole('checkbox', { name: '选择订单 DD20261109000415' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '合并开票' }));
    const apply = await application();
    await expect(await apply.findByText('¥750.00')).toBeVisible();
    await userEvent.click(apply.getByRole('button', { name: '提交开票' }));
    await expect(await canvas.findByRole('table', { name: '开票记录' })).toBeVisible();
    await expect(seen).toEqual([expect.objectContaining({ expectedFen: 75_000, kind: '1', titleId: 1 })]);
  },
};
/** A special invoice needs more data of a title: the dialog says what is missing and links there. */
export const TitleIncomplete: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '申请开票，DD20261121000001' }));
    const apply = await application();
    await userEvent.click(await apply.findByRole('radio', { name: /增值税专用发票/ }));
    await userEvent.selectOptions(apply.getByRole('combobox', { name: /发票抬头/ }), '2');
    await expect(await apply.findByText('缺少开户行、银行账号，不能开专用发票。')).toBeVisible();
    await userEvent.click(apply.getByRole('button', { name: '去补全' }));
    await expect(await canvas.findByRole('button', { name: /^编辑，.*大连分公司/ })).toBeVisible();
  },
};
export const ApplyRefused: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockError(invoices.apply, 'amountChanged', { amount: '¥440.00' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '申请开票，DD20261121000001' }));
    const apply = await application();
    await userEvent.click(await apply.findByRole('button', { name: '提交开票' }));
    await expect(await apply.findByRole('alert')).toHaveTextContent('金额已更新为 ¥440.00');
  },
};
export const NoTitle: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mock(invoices.titles, []));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '申请开票，DD20261121000001' }));
    await userEvent.click(await (await dialog('申请开票')).findByRole('button', { name: '去添加抬头' }));
    await expect(await canvas.findByText('还没有发票抬头')).toBeVisible();
  },
};
export const NoMatch: Story = {
  ...at('?from=2026-12-02'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除全部条件' }));
    await expect(await canvas.findByText('DD20261121000001')).toBeVisible();
  },
};
export const Records: Story = {
  ...at('?tab=records'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^修改后重开/ }));
    await expect(await (await dialog('修改后重开')).findByText(/缺少开户行和账号/)).toBeVisible();
  },
};
export const RecordsEmpty: Story = {
  ...at('?tab=records'),
  beforeEach({ msw }) {
    msw.use(mock(invoices.list, { rows: [], total: 0 }));
  },
};
export const RecordsFailed: Story = {
  ...at('?tab=records'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(invoices.list));
  },
};
export const Titles: Story = {
  ...at('?tab=titles'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '新增抬头' }));
    const form = await dialog('新增抬头');
    const topOf = (name: RegExp) => form.getByRole('textbox', { name }).getBoundingClientRect().top;
    await waitFor(() => expect(topOf(/开户行/)).toBe(topOf(/银行账号/)));
    await userEvent.click(form.getByRole('radio', { name: '个人' }));
    await userEvent.type(form.getByRole('textbox', { name: /发票抬头/ }), '李样例');
    await userEvent.type(form.getByRole('textbox', { name: /收票邮箱/ }), 'li@example.cn');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('heading', { name: '李样例' })).toBeVisible();
  },
};
/** Closing with typed values asks first, and 继续填写 keeps everything. */
export const TitleUnsaved: Story = {
  ...at('?tab=titles'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '新增抬头' }));
    const form = await dialog('新增抬头');
    await userEvent.type(form.getByRole('textbox', { name: /发票抬头/ }), '沈阳样例建设有限公司');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '有内容还没有提交' });
    await expect(question).toContainElement(screen.getByRole('button', { name: '继续填写' }));
    await expect(form.getByRole('textbox', { name: /发票抬头/, hidden: true })).toHaveValue(
      '沈阳样例建设有限公司',
    );
  },
};
export const TitlesLoading: Story = {
  ...at('?tab=titles'),
  beforeEach({ msw }) {
    msw.use(mockForever(invoices.titles));
  },
};
export const Loading: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockForever(invoices.invoiceable));
  },
};
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mock(invoices.invoiceable, { rows: [], total: 0 }));
  },
};
export const Failed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(invoices.invoiceable));
  },
};
/** The role was removed while the page was open. */
export const NoPermission: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockError(invoices.invoiceable, 'forbidden'));
  },
  play: saysNoPermission,
};
export const LongContent: Story = {
  ...at('?tab=titles'),
  beforeEach({ msw }) {
    const rows = titles.map((one, at) => ({
      ...one,
      title: `辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳浑南高新技术产业开发区第${at + 1}分公司`,
      email: 'a-very-long-address-of-the-finance-department@subsidiary.example.cn',
    }));
    msw.use(mock(invoices.titles, rows));
  },
};
export const LongOrders: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const rows = orders.map((one) => ({
      ...one,
      productName: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）',
      holderName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳分公司',
      paidFen: 99_999_999_99,
    }));
    msw.use(mock(invoices.invoiceable, { rows, total: 240 }));
  },
};
export const Phone: Story = { ...at(''), globals: onScreen('phone') };
export const PhoneRecords: Story = { ...at('?tab=records'), globals: onScreen('phone') };
