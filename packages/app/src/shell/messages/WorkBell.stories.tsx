import { messages } from '@ca-portal/api/contract';
import { exampleHandlers, exampleResult, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import type { Message } from './useInbox.js';
import { WorkBell } from './WorkBell.js';

/** Two unread notices and one unread to-do, as a server keeps them. */
function inboxOf() {
  const [example] = exampleResult(messages.list).rows;
  if (!example) throw new Error('the contract has an example');
  let rows: Message[] = [
    { ...example, id: 1, messageCategory: '1', topic: '本周五下午进行系统维护', link: '' },
    { ...example, id: 2, messageCategory: '1', topic: '办理窗口放假安排', link: '' },
    { ...example, id: 3, messageCategory: '2' },
  ];
  const read = (fits: (message: Message) => boolean) => {
    rows = rows.map((row) => (fits(row) ? { ...row, isRead: 1 } : row));
    return null;
  };
  return [
    mock(messages.list, ({ query }) => {
      if (query.limit !== 999 || query.messageStatus !== '1') throw new Error('not the call of spec 7.3');
      return { rows, total: rows.length };
    }),
    mock(messages.updateStatus, ({ params }) => read(({ id }) => id === params.id)),
    mock(messages.readAll, () => read(() => true)),
  ];
}

const meta = {
  title: 'Screens 页面/Frame 页面框架/WorkBell 消息铃',
  id: 'screens-shell-work-bell',
  component: WorkBell,
  args: { hasList: true },
  decorators: [inApp({ path: '/core/order', token: '5.story' })],
  parameters: { viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...inboxOf(), ...exampleHandlers());
  },
} satisfies Meta<typeof WorkBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const bell = (name: string) => screen.findByRole('button', { name });

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.click(await bell('消息，3 条未读'));
    const dialog = within(await screen.findByRole('dialog', { name: '消息' }));
    await userEvent.click(await dialog.findByText('办理窗口放假安排'));
    await expect(await bell('消息，2 条未读')).toBeVisible();
  },
};
/** Only the entries of the active tab become read. */
export const AllNoticesRead: Story = {
  play: async () => {
    await userEvent.click(await bell('消息，3 条未读'));
    await userEvent.click(await screen.findByRole('button', { name: '全部标为已读' }));
    await expect(await bell('消息，1 条未读')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(messages.list));
  },
  play: async () => {
    await userEvent.click(await bell('消息'));
    await waitFor(() => expect(screen.getByText('正在加载消息')).toBeInTheDocument());
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(messages.list));
  },
  play: async ({ msw }) => {
    await userEvent.click(await bell('消息'));
    const retry = await screen.findByRole('button', { name: '重试' });
    msw.use(...inboxOf());
    await userEvent.click(retry);
    await expect(await screen.findByText('办理窗口放假安排')).toBeVisible();
  },
};
