import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { BellPanel } from './BellPanel.js';
import { fewMessages, manyMessages, moment, oddMessages } from './MessageBell.fixtures.js';
import { MessageBell, type MessageBellProps, sortMessages } from './index.js';
import { Button } from '../button/index.js';
import * as Parts from './parts/index.js';

const meta = {
  id: 'components-message-bell',
  title: 'Service 账号与服务/MessageBell 消息',
  component: MessageBell,
  parameters: { layout: 'fullscreen', viewport },
  args: {
    messages: fewMessages,
    now: () => moment,
    onMessageOpen: fn(),
    onMarkAllRead: fn(),
    onViewAll: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <header
      style={{
        display: 'flex',
        justifyContent: 'flex-end',
        height: 'var(--ca-topbar-h)',
        padding: '8px 24px',
      }}
    >
      <MessageBell {...args} />
    </header>
  ),
} satisfies Meta<typeof MessageBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = { defaultOpen: true };

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Open: Story = { args: open };
export const Todos: Story = { args: { ...open, defaultTab: '2' } };
export const Over99: Story = { args: { unread: 120 } };
/** The control beside it is open: its background does not cover the end of the badge. */
export const BesideOpenControl: Story = {
  args: { unread: 120 },
  globals: onScreen('phone'),
  render: (args) => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', padding: '8px 24px' }}>
      <MessageBell {...args} />
      <IconButton icon={<Icon name="user" />} label="个人中心" aria-expanded />
    </header>
  ),
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /消息/ });
    const count = bell.querySelector<HTMLElement>('[data-component="Badge"]');
    if (!count) throw new Error('the bell has a figure');
    // `elementFromPoint` skips elements without pointer events, so the badge gets them here.
    count.style.pointerEvents = 'auto';
    await waitFor(async () => {
      const { right, top, height } = count.getBoundingClientRect();
      await expect(right).toBeGreaterThan(bell.getBoundingClientRect().right);
      const above = document.elementFromPoint(right - 3, top + height / 2);
      await expect(count.contains(above)).toBe(true);
    });
    count.style.removeProperty('pointer-events');
  },
};
export const NothingUnread: Story = { args: { messages: fewMessages.filter(({ isRead }) => isRead === 1) } };
export const Empty: Story = { args: { ...open, messages: [] } };
export const Loading: Story = { args: { ...open, status: 'loading' } };
export const Failed: Story = {
  args: { ...open, status: 'failed' },
  play: async ({ userEvent, args }) => {
    const again = await screen.findByRole('button', { name: '重试' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const OwnMessagesLeftOut: Story = {
  args: { ...open, defaultTab: '2', currentUser: '王*' },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: '待办' }));
    await expect(list.queryByText(/申请加入企业/)).toBeNull();
  },
};
/** No topic, no date, a future date, markup, a duplicate row, an unknown category. */
export const OddRows: Story = { args: { ...open, messages: oddMessages } };
export const ManyItems: Story = {
  args: { ...open, messages: manyMessages },
  play: async () => {
    const list = await screen.findByRole('list', { name: '通知' });
    // Scrolled to the end, past rows that were not rendered before.
    await waitFor(() => {
      list.scrollTop = list.scrollHeight;
      return expect(within(list).getByText(/DD2026000998/)).toBeVisible();
    });
    await expect(within(list).queryByText(/DD2026000000/)).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    ...open,
    messages: fewMessages.map((message) => ({
      ...message,
      topic: message.topic.repeat(6),
      summary: (message.summary ?? '').repeat(6),
    })),
  },
};

function KeepsRead(props: MessageBellProps) {
  const [messages, setMessages] = useState(fewMessages);
  return (
    <MessageBell
      {...props}
      messages={messages}
      onMarkAllRead={(category) => {
        props.onMarkAllRead?.(category);
        setMessages((before) =>
          before.map((row) => (row.messageCategory === category ? { ...row, isRead: 1 } : row)),
        );
      }}
    />
  );
}
export const MarkAllReadByKeyboard: Story = {
  render: (args) => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', padding: 24 }}>
      <KeepsRead {...args} />
    </header>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: '消息，4 条未读' });
    await userEvent.tab();
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const all = await screen.findByRole('button', { name: '全部标为已读' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAccessibleName('消息，2 条未读');
  },
};

export const Dark: Story = { args: open, globals: { theme: 'dark' } };
export const Contrast: Story = { args: open, globals: { contrast: 'high' } };
export const Elder: Story = { args: open, globals: { mode: 'elder' } };
export const Narrow: Story = { args: open, globals: onScreen('phone') };
export const NarrowElder: Story = { args: open, globals: { ...onScreen('phone'), mode: 'elder' } };
export const English: Story = { args: open, globals: { locale: 'en-US' } };

// The popover renders in a portal; the sheet shows its content.
const face = (props: Partial<Parameters<typeof BellPanel>[0]>) => (
  <div style={{ display: 'flex', height: 420, background: 'var(--ca-bg-overlay)' }}>
    <BellPanel
      lists={sortMessages(fewMessages)}
      status="ready"
      defaultTab="1"
      now={() => moment}
      onMessageOpen={() => {}}
      onMarkAllRead={() => {}}
      onViewAll={() => {}}
      {...props}
    />
  </div>
);
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="24rem"
      states={{
        bell: <MessageBell messages={[]} unread={3} />,
        over99: <MessageBell messages={[]} unread={1000} />,
        nothingUnread: <MessageBell messages={[]} />,
        notices: face({}),
        todos: face({ defaultTab: '2' }),
        empty: face({ lists: sortMessages([]) }),
        loading: face({ status: 'loading' }),
        failed: face({ status: 'failed', onRetry: () => {} }),
      }}
    />
  ),
};

/** A province's own composition: one list, and a button below it. */
export const OwnParts: Story = {
  render: (args) => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', padding: '8px 24px' }}>
      <Parts.Root unread={3} defaultOpen>
        {(close) => (
          <div style={{ display: 'flex', flex: 1, flexDirection: 'column', maxHeight: '60vh' }}>
            <Parts.List
              label="待办"
              messages={fewMessages}
              now={() => moment}
              onMessageOpen={(message) => {
                close();
                args.onMessageOpen?.(message);
              }}
            />
            <Parts.Foot>
              <Button variant="text" onClick={args.onViewAll}>
                进入待办中心
              </Button>
            </Parts.Foot>
          </div>
        )}
      </Parts.Root>
    </header>
  ),
  play: async ({ userEvent, args }) => {
    const list = await screen.findByRole('list', { name: '待办' });
    const [first] = await within(list).findAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await expect(args.onMessageOpen).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('list', { name: '待办' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /3/ }));
    await expect(await screen.findByRole('button', { name: '进入待办中心' })).toBeVisible();
  },
};
