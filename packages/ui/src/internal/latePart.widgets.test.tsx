import { type ReactElement, useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatButton, ChatDialog } from '../chat-dialog/index.js';
import { CouponDrawer } from '../coupon-drawer/index.js';
import { DatePicker } from '../date-picker/index.js';
import { brand, items as headerItems, user } from '../header/Header.fixtures.js';
import { Header } from '../header/index.js';
import { MessageBell } from '../message-bell/index.js';
import { Sidebar } from '../sidebar/index.js';
import { TabBar } from '../tab-bar/index.js';
import { Toaster, toaster } from '../toast/index.js';
import { TopBar } from '../top-bar/index.js';

const network = vi.hoisted(() => ({ gone: true }));
/** The module as it is; while the network is gone its part does not come. */
const late = vi.hoisted(() => async (importOriginal: () => Promise<object>) => {
  const real = await importOriginal();
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(real).map(([name, part]) => [
        name,
        {
          enumerable: true,
          get() {
            if (network.gone) throw new TypeError('Failed to fetch dynamically imported module: /a.js');
            return part as unknown;
          },
        },
      ]),
    ),
  );
});
vi.mock('../message-bell/BellPanel.js', late);
vi.mock('../chat-dialog/OpenChat.js', late);
vi.mock('../coupon-drawer/OpenCouponDrawer.js', late);
vi.mock('../date-picker/DayCalendar.js', late);
vi.mock('../header/MenuSheet.js', late);
vi.mock('../popover/OpenPopover.js', late);
vi.mock('../session-confirm/LogoutConfirm.js', late);
vi.mock('../sidebar/SidebarFlyout.js', late);
vi.mock('../tab-bar/TabBarMenu.js', late);

// Two imports at once while a replaced module is being made would get the real one.
beforeAll(async () => {
  await import('../message-bell/BellPanel.js');
  await import('../chat-dialog/OpenChat.js');
  await import('../coupon-drawer/OpenCouponDrawer.js');
  await import('../date-picker/DayCalendar.js');
  await import('../header/MenuSheet.js');
  await import('../popover/OpenPopover.js');
  await import('../session-confirm/LogoutConfirm.js');
  await import('../sidebar/SidebarFlyout.js');
  await import('../tab-bar/TabBarMenu.js');
});
beforeEach(() => {
  network.gone = true;
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  act(() => toaster.clear());
  vi.unstubAllGlobals();
});

function Chat() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ChatButton onClick={() => setOpen(true)} />
      <ChatDialog open={open} onOpenChange={setOpen} messages={[]} onSend={() => {}} onAsk={() => {}} />
    </>
  );
}
function Coupons() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        优惠券
      </button>
      <CouponDrawer open={open} onOpenChange={setOpen} onClaim={async () => undefined} />
    </>
  );
}
const pages = [{ path: '/core/order', title: '我的订单' }];
const menu = [
  {
    key: 'manage',
    label: '证书管理',
    children: [
      {
        key: 'reports',
        label: '统计',
        children: [
          { key: 'r1', label: '日报', href: '/r1' },
          { key: 'r2', label: '月报', href: '/r2' },
        ],
      },
      { key: 'orders', label: '订单', href: '/orders' },
    ],
  },
];

// Without coming near first: each import of a replaced module that fails makes Vitest give out the real one later.
const byButton = (name: RegExp) => async () => void fireEvent.click(screen.getByRole('button', { name }));
const rightClick = async () => {
  fireEvent.contextMenu(screen.getByRole('tab', { name: '我的订单' }));
};

it('the button of a part that did not come keeps the focus', async () => {
  render(
    <>
      <Sidebar collapsed items={menu} />
      <Toaster />
    </>,
  );
  const parent = () => screen.getByRole('button', { name: /统计/ });
  parent().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alert');
  expect(parent()).toHaveFocus();
});

describe('a part whose code does not come: the page stays, it is told, and the next press brings it', () => {
  it.each<[name: string, widget: ReactElement, press: () => Promise<void>, role: string]>([
    ['the bell', <MessageBell key="a" messages={[]} />, byButton(/^消息/), 'tablist'],
    ['the chat', <Chat key="b" />, byButton(/智能客服/), 'dialog'],
    ['the coupons', <Coupons key="c" />, byButton(/优惠券/), 'dialog'],
    ['a calendar', <DatePicker key="d" aria-label="日期" />, byButton(/日历|选择日期/), 'grid'],
    ['the menu of a phone', <Header key="e" brand={brand} items={headerItems} />, byButton(/菜单/), 'dialog'],
    [
      'the personal center',
      <Header key="f" brand={brand} items={headerItems} user={user} />,
      byButton(/^个人中心/),
      'dialog',
    ],
    ['the exit', <TopBar key="g" greetingName="林" onLogout={() => {}} />, byButton(/退出/), 'alertdialog'],
    ['what a collapsed parent holds', <Sidebar key="h" collapsed items={menu} />, byButton(/统计/), 'dialog'],
    ['the menu of a tab', <TabBar key="i" items={pages} activePath="/core/order" />, rightClick, 'menu'],
  ])('%s', async (_name, widget, press, role) => {
    render(
      <>
        <input aria-label="备注" defaultValue="请寄到和平区" />
        {widget}
        <Toaster />
      </>,
    );
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('这部分没有打开');
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('请寄到和平区');
    await waitFor(() => expect(screen.queryByText('正在打开')).not.toBeInTheDocument());

    network.gone = false;
    await press();
    expect(await screen.findByRole(role)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
