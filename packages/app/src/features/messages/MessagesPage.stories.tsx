import { messages, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { inboxRows, mailbox } from './messages.fixtures.js';
import { MessagesPage } from './MessagesPage.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/emsystem/messageManage${search}`, token: '5.story', layout: 'work' })],
});
const longRows = inboxRows.map((row) => ({
  ...row,
  topic:
    '关于辽宁省公共资源交易平台二〇二六年度数字证书互认范围调整及存量证书迁移安排的补充通知（第三次修订）',
  sender: '辽宁数字证书服务有限公司客户服务与运营保障中心',
}));

const meta = {
  title: 'Screens 页面/Account 账号与资料/MessagesPage 消息',
  id: 'screens-messages-messages-page',
  component: MessagesPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...mailbox(), ...exampleHandlers());
  },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening a message marks it as read; its to-do links to the page where it is done. */
export const Default: Story = {
  ...at(''),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: /订单审核不通过/ }));
    const article = within(await canvas.findByRole('article', { name: /订单审核不通过/ }));
    await expect(article.getByRole('link', { name: '去处理' })).toHaveAttribute('href', '/core/order');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /订单审核不通过/, current: true })).toHaveTextContent('已读'),
    );
    await expect(await canvas.findByRole('tab', { name: /收件箱.*2 条未读/ })).toBeVisible();
  },
};
export const OpenedFromTheBell: Story = at('?id=104');
export const Searched: Story = {
  ...at('?topic=发票&isRead=0'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除全部条件' }));
    await expect(await canvas.findByRole('link', { name: /电子发票已开具/ })).toBeVisible();
  },
};
export const Sent: Story = {
  ...at('?box=sent'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提醒未读，请在 12 月 2 日前更新证书' }));
    await expect(await screen.findByText(/^已提醒 \d+ 位未读的收件人/)).toBeVisible();
    await expect(canvas.getByText('请在 12 月 2 日前更新证书')).toHaveStyle({ fontWeight: '600' });
  },
};
/** A message sent by mistake is removed from all inboxes; the question says how many have read it. */
export const Recalled: Story = {
  ...at('?box=sent'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '撤回，请在 12 月 2 日前更新证书' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/从 4 位收件人的收件箱中移除，其中 3 人已经读过/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '撤回' }));
    await expect(await screen.findByText('已撤回，内容在草稿箱中。')).toBeVisible();
  },
};
export const Drafts: Story = {
  ...at('?box=drafts'),
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('button', { name: /^继续写，/ });
    const topic = row?.getAttribute('aria-label')?.replace('继续写，', '') ?? '';
    await expect(within(canvasElement).getByText(topic)).toHaveStyle({ fontWeight: '600' });
  },
};
export const Loading: Story = {
  ...at('?id=104'),
  beforeEach({ msw }) {
    msw.use(mockForever(messages.list), mockForever(messages.detail));
  },
};
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mock(messages.list, { rows: [], total: 0 }), mock(messages.unread, { notices: 0, todos: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无新消息')).toBeVisible();
    await expect(canvas.getByText('选择一条消息阅读')).not.toBeVisible();
  },
};
export const Failed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(messages.list));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，消息' });
    msw.use(...mailbox());
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /电子发票已开具/ })).toBeVisible();
  },
};
export const MessageGone: Story = {
  ...at('?id=4'),
  beforeEach({ msw }) {
    msw.use(mockError(messages.detail, 'notFound'));
  },
};
/** Staff read; only an administrator writes. */
export const NoPermission: Story = {
  ...at('?write=new'),
  beforeEach({ msw }) {
    const { response } = session.info.example;
    msw.use(mock(session.info, { ...response, roleId: 2, permissions: [] }));
  },
  play: saysNoPermission,
};
export const LongContent: Story = {
  ...at('?id=104'),
  beforeEach({ msw }) {
    msw.use(
      mock(messages.list, { rows: longRows, total: 128 }),
      mock(messages.detail, {
        ...messages.detail.example.response,
        topic: longRows[0]?.topic ?? '',
        content: `<p>${'证书互认范围调整后，已办理的证书可以继续使用到有效期结束。'.repeat(30)}</p>`,
      }),
    );
  },
};
export const Phone: Story = { ...at(''), globals: onScreen('phone') };
export const PhoneReading: Story = { ...at('?id=102'), globals: onScreen('phone') };

/** Writing: autosaved as a draft, sent after a question with the number of recipients. */
export const Compose: Story = {
  ...at('?write=new'),
  play: async ({ canvasElement, msw }) => {
    const sent: string[] = [];
    msw.use(
      mock(messages.add, ({ body }) => {
        sent.push(body.messageStatus);
        return { id: 105 };
      }),
      mock(messages.updateDraft, ({ body }) => {
        sent.push(body.messageStatus);
        return null;
      }),
    );
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /主题/ }), '请更新证书');
    await userEvent.click(await canvas.findByRole('textbox', { name: /正文/ }));
    await userEvent.keyboard('12 月 2 日前');
    await userEvent.click(canvas.getByRole('combobox', { name: /收件人/ }));
    await userEvent.click(await screen.findByRole('option', { name: /李样例/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '发送给 1 人' }));
    const question = within(await screen.findByRole('alertdialog', { name: '确认发送给 1 人？' }));
    await userEvent.click(question.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByRole('table', { name: '已发送' })).toBeVisible();
    // First saved, then the same message is sent: never a second one.
    await expect(sent.filter((status) => status === '1')).toHaveLength(1);
    await expect(sent.at(-1)).toBe('1');
  },
};
/** A tick selects a whole department; the preview shows the text as its readers will see it. */
export const ComposeToDepartment: Story = {
  ...at('?write=new'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '按部门选择' }));
    const picker = within(await screen.findByRole('dialog', { name: '按部门选择收件人' }));
    await userEvent.click(picker.getByRole('checkbox', { name: /演示工程咨询有限公司/ }));
    await userEvent.click(picker.getByText('逐个选择演示工程咨询有限公司的人'));
    await userEvent.click(await picker.findByRole('checkbox', { name: /赵样本/ }));
    await expect(
      picker.getByRole('checkbox', { name: /演示工程咨询.*已选 1，共 2 人/ }),
    ).toBePartiallyChecked();
    await userEvent.click(picker.getByRole('checkbox', { name: /全部（4 人）/ }));
    await userEvent.click(picker.getByRole('button', { name: '选定 4 人' }));
    await expect(await canvas.findByRole('button', { name: '发送给 4 人' })).toBeVisible();
  },
};
export const ComposePreview: Story = {
  ...at('?write=79'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预览' }));
    const preview = within(await screen.findByRole('dialog', { name: '预览' }));
    await expect(preview.getByRole('heading', { name: '锁更新指引' })).toBeVisible();
    await expect(preview.getAllByRole('listitem')[0]).toHaveTextContent(/印章压字/);
  },
};
export const ComposeIncomplete: Story = {
  ...at('?write=new'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '发送' }));
    await expect(await canvas.findByRole('link', { name: /请选择收件人/ })).toBeVisible();
  },
};
export const ComposeDraft: Story = at('?write=79');
/** The buttons are above the bottom navigation, not behind it. */
export const ComposePhone: Story = {
  ...at('?write=new'),
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: '发送' });
    const navigation = canvas.getByRole('navigation', { name: '底部导航' });
    await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      navigation.getBoundingClientRect().top,
    );
  },
};
