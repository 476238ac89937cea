import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fewMessages, manyMessages, moment, oddMessages } from './MessageBell.fixtures.js';
import { MessageBell, type MessageBellProps, sortMessages } from './index.js';

const now = () => moment;
/** A window in which no block is visible yet. */
class NothingSeen {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}
const show = (props: Partial<MessageBellProps> = {}) =>
  render(<MessageBell messages={fewMessages} defaultOpen now={now} {...props} />);
// The first opening loads the content of the popover; the later tests reuse it.
beforeAll(async () => {
  const { unmount } = show();
  await screen.findByRole('tablist');
  unmount();
});
const card = (name: RegExp) => screen.getByRole('button', { name });

describe('the badge', () => {
  it.each([
    [0, '消息'],
    [-3, '消息'],
    [Number.NaN, '消息'],
    [1, '消息，1 条未读'],
    [99, '消息，99 条未读'],
    [100, '消息，超过 99 条未读'],
    [Number.POSITIVE_INFINITY, '消息，超过 99 条未读'],
  ])('with %d unread messages the bell is named %s', (unread, name) => {
    render(<MessageBell messages={[]} unread={unread} />);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });
  it('counts the unread messages without a count of the server', () => {
    render(<MessageBell messages={fewMessages} />);
    expect(screen.getByRole('button', { name: '消息，4 条未读' })).toHaveTextContent('4');
  });
  it('reads 99+ above 99', () => {
    render(<MessageBell messages={manyMessages} />);
    expect(screen.getByRole('button', { name: '消息，超过 99 条未读' })).toHaveTextContent('99+');
  });
});

describe('the popover', () => {
  it('shows topic, relative time, and whether it is read', () => {
    show();
    expect(card(/证书即将到期.*刚刚.*未读/)).toBeInTheDocument();
    expect(card(/订单审核通过.*18分钟前.*未读/)).toBeInTheDocument();
    expect(card(/电子发票已开具.*1天前.*已读/)).toBeInTheDocument();
    expect(card(/系统维护.*2026-11-18.*已读/)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: '通知 2 条未读', selected: true })).toBeInTheDocument();
  });

  it('opens by keyboard, changes tabs and returns the focus', async () => {
    const onTabChange = vi.fn<(tab: string) => void>();
    render(<MessageBell messages={fewMessages} now={now} onTabChange={onTabChange} />);
    const bell = screen.getByRole('button', { name: '消息，4 条未读' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('tab', { name: /通知/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(onTabChange.mock.lastCall?.[0]).toBe('2');
    expect(card(/申请加入企业/)).toBeInTheDocument();
    expect(screen.queryByText('电子发票已开具')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  });

  it('moves between cards by arrow keys', async () => {
    show();
    await waitFor(() => expect(screen.getByRole('tab', { name: /通知/ })).toHaveFocus());
    card(/证书即将到期/).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(card(/订单审核通过/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(card(/证书即将到期/)).toHaveFocus();
  });

  it('closes when a card is chosen and reports it', async () => {
    const onMessageOpen = vi.fn<(message: unknown) => void>();
    show({ onMessageOpen });
    await userEvent.click(card(/订单审核通过/));
    expect(onMessageOpen).toHaveBeenCalledExactlyOnceWith(fewMessages[1]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks one tab as read, and keeps the button when nothing is left', async () => {
    const onMarkAllRead = vi.fn<(category: string) => void>();
    const { rerender } = show({ onMarkAllRead });
    await userEvent.click(card(/全部标为已读/));
    expect(onMarkAllRead).toHaveBeenCalledExactlyOnceWith('1');
    const read = fewMessages.map((message) => ({ ...message, isRead: 1 as const }));
    rerender(<MessageBell messages={read} defaultOpen now={now} onMarkAllRead={onMarkAllRead} />);
    await userEvent.click(card(/全部标为已读/));
    expect(onMarkAllRead).toHaveBeenCalledOnce();
    expect(card(/全部标为已读/)).toHaveFocus();
  });

  it('links to the message list', async () => {
    const onViewAll = vi.fn<() => void>();
    show({ onViewAll });
    await userEvent.click(card(/查看全部/));
    expect(onViewAll).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('instead of the list', () => {
  it.each([[[]], [null], [undefined]])('empty list: %s', (messages) => {
    show({ messages });
    expect(screen.getByText('暂无新消息')).toBeInTheDocument();
  });
  it('shows that it loads', () => {
    show({ status: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('正在加载消息');
  });
  it('shows a failure and tries again', async () => {
    const onRetry = vi.fn<() => void>();
    show({ status: 'failed', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('消息没有加载出来');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('data from a server', () => {
  it('leaves out messages that the user sent', () => {
    const lists = sortMessages(fewMessages, '王*');
    expect(lists['2'].map(({ id }) => id)).toEqual([6, 7]);
    expect(lists['1']).toHaveLength(4);
  });
  it('keeps messages without a sender for a user without a name', () => {
    expect(sortMessages([{ id: 1, topic: '', isRead: 0, messageCategory: '1' }])['1']).toHaveLength(1);
  });
  it('corrects invalid rows', () => {
    show({ messages: oddMessages });
    const list = within(screen.getByRole('list', { name: '通知' }));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.getByRole('button', { name: /无主题.*—/ })).toBeInTheDocument();
    expect(list.getByRole('button', { name: /来自明天.*2026-11-22/ })).toBeInTheDocument();
    expect(list.getByText('<img src=x onerror="alert(1)">')).toBeInTheDocument();
    expect(list.getByText('没有这一类')).toBeInTheDocument();
  });
  it('announces the position among 999 rows', () => {
    vi.stubGlobal('IntersectionObserver', NothingSeen);
    show({ messages: manyMessages });
    const cards = document.querySelectorAll('[role="listitem"]');
    expect(cards[0]).toHaveAttribute('aria-posinset', '1');
    expect(cards[0]).toHaveAttribute('aria-setsize', '999');
    expect(cards.length).toBeLessThan(60);
    vi.unstubAllGlobals();
  });
});
