import { personal, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';
import { OwnRecord } from './OwnRecord.js';
import type { PersonalRecord } from './queries.js';
import { personalAttachments } from '@ca-portal/api/domain';

const { response: example } = personal.record.example;
const [front] = example.files;
const complete: PersonalRecord = {
  ...example,
  completeness: 100,
  files: personalAttachments.map((kind) => ({ kind, file: front!.file })),
};
const tree = [
  routeFolder('/core', '个人中心', 'user', [routeLeaf('personal', 'core/personal', '个人信息', 'user')]),
];

const meta = {
  title: 'Screens 页面/Account 账号与资料/OwnRecord 完善个人信息',
  id: 'screens-personal-own-record',
  component: OwnRecord,
  decorators: [inApp({ path: '/core/personal?record=1&back=/product', token: '5.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(mock(session.routers, tree), ...exampleHandlers());
  },
} satisfies Meta<typeof OwnRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Missing items are named and linked. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = await canvas.findByRole('button', { name: /提交个人信息/ });
    await expect(submit).toHaveAccessibleDescription(/身份证国徽面没有上传等 4 项/);
    await expect(canvas.getByText('演示环境：未接入真实核验')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回继续办理' })).toHaveAttribute('href', '/product');
  },
};
/** Complete, agreed to, submitted: read-only from then on. */
export const Submitted: Story = {
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    let record = complete;
    msw.use(
      mock(personal.record, () => record),
      mock(personal.submit, () => (record = { ...record, review: '1', editable: false })),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /我同意为办理数字证书/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交个人信息' }));
    await expect(await canvas.findByText('个人信息已提交，正在审核')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '提交个人信息' })).toBeNull());
  },
};
/** The check of name, number and phone gave no result: nothing is lost, and the button stays. */
export const CheckUnavailable: Story = {
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(
      mock(personal.record, { ...complete, verificationConnected: true }),
      mockError(personal.submit, 'identityCheckUnavailable'),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /我同意为办理数字证书/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交个人信息' }));
    await expect(await canvas.findByText(/实名核验暂时没有结果，您填写的内容已保存/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提交个人信息' })).toBeEnabled();
    await expect(canvas.queryByText('演示环境：未接入真实核验')).toBeNull();
  },
};
/** Sent back item by item: each reason links to its item. */
export const Rejected: Story = {
  beforeEach({ msw }) {
    const rejection = [
      { field: 'fields.email', reason: '邮箱无法收到邮件' },
      { field: 'files.idBack', reason: '模糊' },
    ];
    msw.use(mock(personal.record, { ...complete, verification: 1, review: '3', rejection }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '修改此项：邮箱无法收到邮件' }));
    await expect(canvas.getByRole('textbox', { name: /邮箱/ })).toHaveFocus();
  },
};
/** A cost engineer who is also an expert: both groups of fields, and a preview of the practice seal. */
export const OtherRoles: Story = {
  beforeEach({ msw }) {
    msw.use(mock(personal.record, { ...example, verification: 1, roleIds: [3, 4], roleName: '造价师' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /注册级别/ }),
      '二级造价工程师',
    );
    await expect(canvas.getByRole('img', { name: '执业印章式样' })).toHaveTextContent('二级注册造价工程师');
    await expect(canvas.getByRole('textbox', { name: /专家编号/ })).toBeVisible();
  },
};
/** The phone has sent its picture: it is used for the item that requested it. */
export const PhoneHandover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '用手机拍照，身份证国徽面' }));
    const dialog = within(await screen.findByRole('dialog', { name: '用手机拍“身份证国徽面”' }));
    await expect(await dialog.findByRole('img', { name: /请用手机扫码拍照/ })).toBeVisible();
  },
};
/** An empty drawing is not a signature. */
export const Signature: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '手写签名' }));
    const dialog = within(await screen.findByRole('dialog', { name: '手写签名' }));
    await expect(dialog.getByRole('button', { name: /使用这个签名/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(mock(personal.record, { ...complete, review: '1', editable: false }));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(personal.record));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(personal.record));
  },
};
export const OnPhone: Story = { globals: onScreen('phone') };
