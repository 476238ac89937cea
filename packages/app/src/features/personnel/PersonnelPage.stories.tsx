import { credentials, personnel, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { company, staff } from './personnel.fixtures.js';
import { PersonnelPage } from './PersonnelPage.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/core/personnel${search}`, token: '5.story', layout: 'work' })],
});

const meta = {
  title: 'Screens 页面/Account 账号与资料/PersonnelPage 人员管理',
  id: 'screens-personnel-personnel-page',
  component: PersonnelPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...company(), ...exampleHandlers());
  },
} satisfies Meta<typeof PersonnelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** A member gets another role; the list shows it. */
export const Default: Story = {
  ...at(''),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '分配角色，孙体验' }));
    const roles = await dialog('为“孙体验”分配角色');
    await userEvent.click(roles.getByRole('checkbox', { name: '造价师' }));
    await userEvent.click(roles.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /孙体验/ })).toHaveTextContent('造价师'));
  },
};
/** An action that is not possible now says why. */
export const BlockedAction: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作，孙体验' }));
    const item = await screen.findByRole('menuitem', { name: /解绑企业/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent('有正在办理的订单');
  },
};
export const Unbind: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作，李样例' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /解绑企业/ }));
    const question = await dialog('解绑“李样例”？');
    await userEvent.type(question.getByRole('textbox', { name: /解绑原因/ }), '离职');
    await userEvent.click(question.getByRole('button', { name: '解绑企业' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /李样例/ })).toBeNull());
  },
};
const menuOf = async (canvasElement: HTMLElement, action: RegExp) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '更多操作，李样例' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
/** Only the letter is missing: the letter and a code are required, and nothing happens without them. */
export const Transfer: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    await menuOf(canvasElement, /转移管理员/);
    // The form dialog replaces the dialog that checks the conditions.
    await userEvent.click(await screen.findByRole('button', { name: '转移管理员' }));
    await expect(await screen.findByRole('link', { name: /请上传转移授权书/ })).toBeVisible();
  },
};
/** The unmet conditions are named; the form is not shown. */
export const TransferBlocked: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const hint = '还有 2 个订单，请先办结';
    msw.use(
      mock(personnel.transferCheck, [
        { key: 'orders', label: '没有待支付或待审核的订单', state: 'failed', hint },
      ]),
    );
  },
  play: async ({ canvasElement }) => {
    await menuOf(canvasElement, /转移管理员/);
    const question = await dialog('转移管理员给“李样例”');
    await expect(await question.findByText('还有 2 个订单，请先办结')).toBeVisible();
    await expect(question.queryByRole('button', { name: '转移管理员' })).toBeNull();
  },
};
/** Two codes: one proves the new number, one proves the administrator. */
export const ChangePhone: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    await menuOf(canvasElement, /修改手机号/);
    const question = await dialog('修改“李样例”的手机号');
    await expect(question.getAllByRole('button', { name: /获取验证码/ })).toHaveLength(2);
  },
};
const pictures: string[] = [];
const answered: string[] = [];
/** Both codes share a picture: the first one uses it up, and a result that is typed already is asked for anew. */
export const ChangePhoneCodes: Story = {
  ...at(''),
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    pictures.length = 0;
    answered.length = 0;
    msw.use(
      mock(session.captcha, () => {
        const uuid = crypto.randomUUID();
        pictures.push(uuid);
        return { ...session.captcha.example.response, uuid };
      }),
      mock(credentials.sendCode, ({ query }) => {
        answered.push(query.uuid);
        return credentials.sendCode.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await menuOf(canvasElement, /修改手机号/);
    const question = await dialog('修改“李样例”的手机号');
    await userEvent.type(question.getByRole('textbox', { name: /^新手机号(?!收)/ }), '13900000009');
    const [first, second] = await question.findAllByRole('textbox', { name: /^图形验证码/ });
    const [send, sendSecond] = question.getAllByRole('button', { name: /获取验证码/ });
    await question.findAllByRole('button', { name: '看不清？点击换一张' });
    await userEvent.type(first!, '12');
    await userEvent.type(second!, '12');
    await userEvent.click(send!);
    await waitFor(() => expect(second).toHaveValue(''));
    await userEvent.type(second!, '34');
    await userEvent.click(sendSecond!);
    await waitFor(() => expect(answered).toEqual(pictures.slice(0, 2)));
  },
};
export const Selected: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole('row', { name: /孙体验/ }));
    await userEvent.click(row.getByRole('checkbox', { name: '选择孙体验' }));
    await userEvent.click(await canvas.findByRole('button', { name: '提醒补资料' }));
    await expect(await screen.findByText(/已提醒 \d+ 人补全资料/)).toBeVisible();
  },
};
export const NoMatch: Story = {
  ...at('?keyword=没有这个人'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除全部条件' }));
    await expect(await canvas.findByText('李样例')).toBeVisible();
  },
};
/** A rejection needs a reason, which the applicant reads. */
export const Requests: Story = {
  ...at('?tab=requests'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '驳回，何样例' }));
    const question = await dialog('驳回“何样例”的申请');
    await userEvent.click(question.getByRole('button', { name: '驳回' }));
    await expect(await question.findByRole('link', { name: /驳回原因/ })).toBeVisible();
    await userEvent.type(question.getByRole('textbox', { name: /驳回原因/ }), '信息不符');
    await userEvent.click(question.getByRole('button', { name: '驳回' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '驳回，何样例' })).toBeNull());
  },
};
export const RequestsRejected: Story = at('?tab=requests&requestState=rejected');
export const Invitations: Story = {
  ...at('?tab=invitations'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '撤回，王演示' }));
    const question = within(await screen.findByRole('alertdialog', { name: '确认撤回邀请？' }));
    await userEvent.click(question.getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '撤回，王演示' })).toBeNull());
  },
};
export const Invite: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '邀请员工' }));
    const invite = await dialog('邀请员工');
    await userEvent.type(invite.getByRole('textbox', { name: /手机号/ }), '13900000001');
    await userEvent.type(invite.getByRole('textbox', { name: /姓名/ }), '陈样例');
    await userEvent.selectOptions(invite.getByRole('combobox', { name: /角色/ }), '造价师');
    await userEvent.click(invite.getByRole('button', { name: '发送邀请' }));
    await expect(await screen.findByText('已发送邀请，对方登录后接受。')).toBeVisible();
  },
};
/** Bad rows do not stop the others: they stay in the field, each with its error. */
export const InviteList: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '邀请员工' }));
    const invite = await dialog('邀请员工');
    await userEvent.click(invite.getByRole('radio', { name: '粘贴名单' }));
    await userEvent.click(invite.getByRole('textbox', { name: /粘贴姓名/ }));
    await userEvent.paste(
      '陈样例 13900000001 造价师\n郑样例 13900000002 项目负责人\n褚样例 13900000003 会计',
    );
    await userEvent.click(await invite.findByRole('button', { name: '邀请 2 人' }));
    await expect(await invite.findByText('已是本企业员工')).toBeVisible();
    await expect(invite.getByText('没有“会计”角色，请改选')).toBeVisible();
    await expect(invite.queryByText('陈样例')).toBeNull();
  },
};
/** A pasted list stays while another way is looked at, and is not closed without a question. */
export const InviteListKept: Story = {
  ...at(''),
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '邀请员工' }));
    const invite = await dialog('邀请员工');
    await userEvent.click(invite.getByRole('radio', { name: '粘贴名单' }));
    await userEvent.click(invite.getByRole('textbox', { name: /粘贴姓名/ }));
    await userEvent.paste('陈样例 13900000001 造价师');
    await userEvent.click(invite.getByRole('radio', { name: '链接和二维码' }));
    await userEvent.click(invite.getByRole('radio', { name: '粘贴名单' }));
    await expect(invite.getByRole('textbox', { name: /粘贴姓名/ })).toHaveValue('陈样例 13900000001 造价师');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: '有内容还没有提交' }));
    await userEvent.click(question.getByRole('button', { name: '继续填写' }));
    await expect(await invite.findByRole('button', { name: '邀请 1 人' })).toBeVisible();
  },
};
/** Lines that are added during the call stay. */
export const InviteListGrows: Story = {
  ...at(''),
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(
      mock(
        personnel.invite,
        ({ body }) => body.people.map(({ phone }) => ({ phone, invited: true, reason: '', link: '' })),
        { delay: 1_000 },
      ),
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '邀请员工' }));
    const invite = await dialog('邀请员工');
    await userEvent.click(invite.getByRole('radio', { name: '粘贴名单' }));
    const text = invite.getByRole('textbox', { name: /粘贴姓名/ });
    await userEvent.click(text);
    await userEvent.paste('陈样例 13900000001 造价师');
    await userEvent.click(await invite.findByRole('button', { name: '邀请 1 人' }));
    await userEvent.click(text);
    await userEvent.paste('\n郑样例 13900000002 项目负责人');
    await waitFor(() => expect(text).toHaveValue('郑样例 13900000002 项目负责人'), { timeout: 5_000 });
    await expect(invite.getByRole('button', { name: '邀请 1 人' })).toBeVisible();
  },
};
export const InviteLink: Story = {
  ...at(''),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '邀请员工' }));
    const invite = await dialog('邀请员工');
    await userEvent.click(invite.getByRole('radio', { name: '链接和二维码' }));
    await userEvent.selectOptions(invite.getByRole('combobox', { name: /默认角色/ }), '造价师');
    await userEvent.click(invite.getByRole('button', { name: '生成链接' }));
    await expect(await invite.findByRole('button', { name: '复制链接' })).toBeVisible();
  },
};
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mock(personnel.list, { rows: [], total: 0 }));
  },
};
export const Loading: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockForever(personnel.list), mockForever(personnel.figures));
  },
};
export const Failed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(personnel.list));
  },
};
/** The role says administrator, but the company has another administrator by now. */
export const NoPermission: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockError(personnel.figures, 'forbidden'), mockError(personnel.list, 'forbidden'));
  },
  play: saysNoPermission,
};
export const OtherRole: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mock(session.info, { ...session.info.example.response, roleId: 2 }));
  },
};
export const LongContent: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const rows = staff.map((one) => ({
      ...one,
      name: '阿卜杜拉·买买提·依明江·吐尔逊',
      roleIds: [2, 3, 4, 9],
      roleNames: ['项目负责人', '评标专家', '造价师', '监督人'],
    }));
    msw.use(mock(personnel.list, { rows, total: 240 }));
  },
};
/** In large type a name stays on one line, and the row's buttons stay inside the card. */
export const Elder: Story = {
  ...at(''),
  globals: { ...onScreen('laptop'), mode: 'elder' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('cell', { name: '孙体验' });
    await expect(name.clientWidth).toBeGreaterThanOrEqual(parseFloat(getComputedStyle(name).fontSize) * 4.5);
    const card = canvas.getByRole('region', { name: '员工' }).getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /^(分配角色|更多操作)，/ })) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
    }
  },
};
export const Phone: Story = { ...at(''), globals: onScreen('phone') };
/** Both buttons have the same width. */
export const PhoneRequests: Story = {
  ...at('?tab=requests'),
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    const [approve] = await canvas.findAllByRole('button', { name: /^通过，/ });
    const [reject] = canvas.getAllByRole('button', { name: /^驳回，/ });
    await expect(approve?.offsetWidth).toBe(reject?.offsetWidth);
  },
};
