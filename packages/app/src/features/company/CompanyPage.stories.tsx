import { company, membership, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { complete, draft, passed, recordOf } from './company.fixtures.js';
import { CompanyPage } from './CompanyPage.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/core/company${search}`, token: '5.story', layout: 'work' })],
});

const meta = {
  title: 'Screens 页面/Account 账号与资料/CompanyPage 企业信息',
  id: 'screens-company-company-page',
  component: CompanyPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(...recordOf(draft), ...exampleHandlers());
  },
} satisfies Meta<typeof CompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed values are autosaved; each step saves with the version that the previous save returned. */
export const Default: Story = {
  ...at(''),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement, msw }) => {
    const seen: string[] = [];
    msw.use(...recordOf(draft, seen));
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /住所/ }), '示例路 36 号');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    const agent = await canvas.findByRole('textbox', { name: /经办人姓名/ });
    await userEvent.clear(agent);
    await userEvent.type(agent, '赵试用');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByRole('textbox', { name: /开户行/ })).toBeVisible();
    await expect(seen.at(0)).toBe('basics@7');
    await expect(seen.at(-1)).toBe(`people@${6 + seen.length}`);
  },
};
/** The check digit fails: the user confirms that the code is right. */
export const CodeConfirmed: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = await canvas.findByRole('textbox', { name: /统一社会信用代码/ });
    await userEvent.clear(code);
    await userEvent.type(code, '91210100TEX000402A');
    await userEvent.tab();
    await expect(await canvas.findByText(/校验位不符，请与营业执照核对。/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /已核对，仍然提交/ }));
    await waitFor(() => expect(canvas.queryByText(/校验位不符，请与营业执照核对。/)).toBeNull());
  },
};
export const People: Story = at('?step=2');
export const Billing: Story = at('?step=3');
/** The record cannot be submitted while something is missing, and the button says what. */
export const AttachmentsMissing: Story = {
  ...at('?step=4'),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /提交企业信息/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/住所没有填写等 4 项/);
  },
};
/** The letter for an agent other than the record's. */
export const LetterForOther: Story = {
  ...at('?step=4'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '委托其他经办人' }));
    const dialog = await screen.findByRole('dialog', { name: '生成授权委托书' });
    await expect(within(dialog).getByRole('textbox', { name: /经办人姓名/ })).toBeVisible();
  },
};
/** The license's values replace typed ones only on request. */
export const LicenseTaken: Story = {
  ...at('?step=4'),
  beforeEach({ msw }) {
    msw.use(...recordOf(complete));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('沈阳市浑南区示例路 36 号 5 层')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '采用执照上的住所' }));
    await waitFor(() => expect(canvas.getAllByText('沈阳市浑南区示例路 36 号 6 层')).toHaveLength(2));
    await waitFor(() => expect(canvas.queryByText('不一致')).toBeNull());
  },
};
/** Typed values differ from the license: each difference has a button to accept the license's value. */
export const LicenseDiffers: Story = {
  ...LicenseTaken,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1 处不一致')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '采用执照上的住所' })).toBeEnabled();
  },
};
/** Reading the license takes seconds, and the page says so. */
export const LicenseBeingRead: Story = {
  ...at('?step=4'),
  beforeEach({ msw }) {
    msw.use(mockForever(company.saveAttachments));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /提交企业信息/ });
    const scan = new File(['%PDF-1.4 %%EOF'], '营业执照.pdf', { type: 'application/pdf' });
    const choose = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    await userEvent.upload(choose!, scan);
    await expect(await canvas.findByText(/读取上面的文字，一般需要几秒/)).toBeVisible();
  },
};
/** No text recognition here: the page says so, and people compare. */
export const PicturesNotRead: Story = {
  ...at('?step=4'),
  beforeEach({ msw }) {
    const comparison = complete.comparison.map((row) => ({ ...row, read: null, same: false }));
    msw.use(...recordOf({ ...complete, comparison, picturesRead: false }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/本系统没有接入图片识别/)).toBeVisible();
  },
};
/** A difference to the license is confirmed, then the record is submitted and closed. */
export const Submit: Story = {
  ...at('?step=4'),
  beforeEach({ msw }) {
    msw.use(...recordOf(complete));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /住所与营业执照不一致/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交企业信息' }));
    const question = within(await screen.findByRole('alertdialog', { name: '确认提交企业信息？' }));
    await userEvent.click(question.getByRole('button', { name: '提交' }));
    const result = await canvas.findByRole('heading', { name: '信息已提交，不可修改' });
    await waitFor(() => expect(result).toHaveFocus());
  },
};
/** Another window has saved: nothing of it is overwritten. */
export const Outdated: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockError(company.saveBasics, 'recordOutdated'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /住所/ }), '示例路');
    await expect(await canvas.findByText('资料刚刚在另一个窗口更新过')).toBeVisible();
  },
};
export const Rejected: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const rejection = [{ field: 'files.businessLicense', reason: '营业执照缺边，请重新扫描' }];
    msw.use(...recordOf({ ...complete, review: '3', rejection }));
  },
};
/** 修改此项 opens exactly the refused field, from here and from the returned order. */
export const LedToField: Story = {
  ...at('?item=people.representativeName&back=/core/orderDetail'),
  beforeEach({ msw }) {
    const rejection = [
      { field: 'people.representativeName', reason: '授权人信息不一致' },
      { field: 'files.businessLicense', reason: '营业执照缺边，请重新扫描' },
    ];
    msw.use(...recordOf({ ...complete, review: '3', rejection }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /法定代表人姓名/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '修改此项：营业执照缺边，请重新扫描' }));
    const tile = (await canvas.findByText('营业执照副本（加盖公章）')).closest('[id^="attachment-"]');
    await waitFor(() => expect(tile).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '修改此项：授权人信息不一致' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /法定代表人姓名/ })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: '返回订单继续提交' })).toBeVisible();
  },
};
/** In force: only 企业变更 can change it, except billing. */
export const Frozen: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(...recordOf(passed));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '修改开票与联系' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改开票与联系' }));
    const bank = dialog.getByRole('textbox', { name: /开户行/ });
    await userEvent.clear(bank);
    await userEvent.type(bank, '示例银行和平支行');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('示例银行和平支行')).toBeVisible();
  },
};
export const Waiting: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(...recordOf({ ...passed, review: '1' }));
  },
};
/** Staff see the record, without files and without an edit button. */
export const NoPermission: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const { response } = session.info.example;
    msw.use(mock(session.info, { ...response, roleId: 2 }), ...recordOf({ ...passed, files: [] }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '开票与联系' });
    await expect(canvas.queryByRole('button', { name: '修改开票与联系' })).toBeNull();
  },
};
/** A user without a company: finds it by its full name and asks to join. */
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockError(company.record, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /企业全称/ }), '示例建设工程有限公司');
    await userEvent.click(canvas.getByRole('button', { name: '查找企业' }));
    await userEvent.click(await canvas.findByRole('button', { name: '申请加入，示例建设工程有限公司' }));
    const dialog = within(await screen.findByRole('dialog', { name: /申请加入/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /申请的角色/ }), '造价师');
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await expect(await screen.findByText(/已提交申请/)).toBeVisible();
  },
};
export const CompanyUnknown: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(
      mockError(company.record, 'notFound'),
      mock(membership.findCompany, []),
      mock(membership.requests, { rows: [], total: 0 }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /企业全称/ }), '没有这家公司');
    await userEvent.click(canvas.getByRole('button', { name: '查找企业' }));
    await expect(await canvas.findByText('该企业尚未注册')).toBeVisible();
  },
};
export const Loading: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockForever(company.record));
  },
};
export const Failed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(company.record));
  },
};
export const LongContent: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const basics = {
      ...passed.basics,
      companyName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳浑南高新技术产业开发区分公司',
      scope: '建设工程施工；建设工程设计；建筑劳务分包（示例内容）；'.repeat(20),
    };
    msw.use(...recordOf({ ...passed, basics }));
  },
};
export const Phone: Story = { ...at(''), globals: onScreen('phone') };
export const PhoneFrozen: Story = {
  ...at(''),
  globals: onScreen('phone'),
  beforeEach({ msw }) {
    msw.use(...recordOf(passed));
  },
};
