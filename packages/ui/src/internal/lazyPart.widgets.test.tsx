import { type ReactElement, useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatButton, ChatDialog } from '../chat-dialog/index.js';
import { Button } from '../button/index.js';
import { Combobox } from '../combobox/index.js';
import { useConfirm } from '../confirm-dialog/index.js';
import { CouponDrawer } from '../coupon-drawer/index.js';
import { DatePicker } from '../date-picker/index.js';
import { brand, items as headerItems, user } from '../header/Header.fixtures.js';
import { Dialog } from '../dialog/index.js';
import { Drawer } from '../drawer/index.js';
import { DropdownMenu } from '../dropdown-menu/index.js';
import { Header } from '../header/index.js';
import { HelpButton } from '../help-panel/index.js';
import { MessageBell } from '../message-bell/index.js';
import { Popover } from '../popover/index.js';
import { Sidebar } from '../sidebar/index.js';
import { TabBar } from '../tab-bar/index.js';
import { Toaster, toaster } from '../toast/index.js';
import { Tooltip } from '../tooltip/index.js';
import { TopBar } from '../top-bar/index.js';

const network = vi.hoisted(() => ({ gone: false, test: 0 }));
/** The real module; while the network is down its import fails. */
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
// New parts for each test: otherwise the imports above would have loaded them, and one row would load them for the
// next.
vi.mock('./overlayPart.js', async () => {
  const { lazyPart } = await import('./lazyPart.js');
  return {
    overlayPart(load: Parameters<typeof lazyPart>[0]) {
      const parts = new Map<number, ReturnType<typeof lazyPart>>();
      const inThisTest = () => {
        const part = parts.get(network.test) ?? lazyPart(load);
        parts.set(network.test, part);
        return part;
      };
      function Part(props: object) {
        const [Late] = useState(inThisTest);
        return <Late {...props} />;
      }
      return Object.assign(Part, { prefetch: () => inThisTest().prefetch() });
    },
  };
});
vi.mock('../combobox/OptionPanel.js', late);
vi.mock('../confirm-dialog/OpenConfirm.js', late);
vi.mock('../dialog/OpenDialog.js', late);
vi.mock('../drawer/OpenDrawer.js', late);
vi.mock('../dropdown-menu/OpenMenu.js', late);
vi.mock('../help-panel/OpenHelpPanel.js', late);
vi.mock('../message-bell/BellPanel.js', late);
vi.mock('../message-bell/OpenBell.styles.js', late);
vi.mock('../chat-dialog/OpenChat.js', late);
vi.mock('../coupon-drawer/OpenCouponDrawer.js', late);
vi.mock('../date-picker/DayCalendar.js', late);
vi.mock('../header/MenuSheet.js', late);
vi.mock('../popover/OpenPopover.js', late);
vi.mock('../session-confirm/LogoutConfirm.js', late);
vi.mock('../sidebar/SidebarFlyout.js', late);
vi.mock('../tab-bar/TabBarMenu.js', late);

// Two imports while a mocked module is being created would return the real one.
beforeAll(async () => {
  await import('../combobox/OptionPanel.js');
  await import('../dialog/OpenDialog.js');
  await import('../confirm-dialog/OpenConfirm.js');
  await import('../drawer/OpenDrawer.js');
  await import('../dropdown-menu/OpenMenu.js');
  await import('../help-panel/OpenHelpPanel.js');
  await import('../message-bell/BellPanel.js');
  await import('../chat-dialog/OpenChat.js');
  await import('../coupon-drawer/OpenCouponDrawer.js');
  await import('../date-picker/DayCalendar.js');
  await import('../header/MenuSheet.js');
  await import('../popover/OpenPopover.js');
  await import('../message-bell/OpenBell.styles.js');
  await import('../session-confirm/LogoutConfirm.js');
  await import('../sidebar/SidebarFlyout.js');
  await import('../tab-bar/TabBarMenu.js');
});
beforeEach(() => {
  network.gone = true;
  network.test += 1;
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
function Asks() {
  const [confirm, dialog] = useConfirm();
  return (
    <>
      {dialog}
      <button type="button" onClick={() => void confirm({ title: '确认注销？' })}>
        注销
      </button>
    </>
  );
}
function Side() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>筛选</Button>
      <Drawer title="筛选" open={open} onOpenChange={setOpen} />
    </>
  );
}
function Asked() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>说明</Button>
      <Dialog title="说明" open={open} onOpenChange={setOpen} />
    </>
  );
}
const help = [{ route: '/core/order', topics: [{ key: 'list', title: '订单', text: '所有订单' }] }];
const rows = [
  { key: 'change', label: '变更' },
  { key: 'cancel', label: '注销' },
];
const choices = [{ value: '1', label: '云南' }];
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

// Without prefetching first: after a failed import of a mocked module Vitest returns the real one later.
const byButton = (name: RegExp) => async () => void fireEvent.click(screen.getByRole('button', { name }));
const rightClick = async () => {
  fireEvent.contextMenu(screen.getByRole('tab', { name: '我的订单' }));
};

it('the button of a part that failed to load keeps the focus', async () => {
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

describe('a part that fails to load: the page stays, a message is shown, and the next press loads it', () => {
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
    ['a question', <Asks key="j" />, byButton(/注销/), 'alertdialog'],
    ['a dialog', <Asked key="o" />, byButton(/说明/), 'dialog'],
    ['a drawer', <Side key="k" />, byButton(/筛选/), 'dialog'],
    [
      'a menu',
      <DropdownMenu key="l" trigger={<Button>更多</Button>} items={rows} />,
      byButton(/更多/),
      'menu',
    ],
    ['the help', <HelpButton key="m" pages={help} path="/core/order" />, byButton(/帮助/), 'dialog'],
    [
      'a list to choose from',
      <Combobox key="n" aria-label="地区" options={choices} />,
      async () => void fireEvent.click(screen.getByRole('combobox')),
      'listbox',
    ],
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

describe('a part that is loading while its opener is used', () => {
  beforeEach(() => {
    network.gone = false;
  });

  it.each<[name: string, widget: ReactElement, role: string]>([
    [
      'a popover',
      <Popover key="a" label="消息" trigger={<Button>打开</Button>}>
        没有消息
      </Popover>,
      'dialog',
    ],
    ['a menu', <DropdownMenu key="b" trigger={<Button>打开</Button>} items={rows} />, 'menu'],
  ])('%s: one press opens it, and Esc gives the focus back', async (_name, widget, role) => {
    render(widget);
    const opener = screen.getByRole('button', { name: '打开' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const opened = await screen.findByRole(role);
    expect(opener).toHaveAttribute('aria-controls', opened.id);
    await waitFor(() => expect(opened).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('a menu opened by the up arrow starts at its last row', async () => {
    render(<DropdownMenu trigger={<Button>打开</Button>} items={rows} />);
    screen.getByRole('button', { name: '打开' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '注销' })).toHaveFocus());
  });

  it('a tooltip opens with the pointer, and closes with it', async () => {
    render(
      <Tooltip trigger={<Button>打开</Button>} delay={0}>
        所有订单
      </Tooltip>,
    );
    const opener = screen.getByRole('button', { name: '打开' });
    await userEvent.hover(opener);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('所有订单');
    await userEvent.unhover(opener);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('text typed while loading filters the list', async () => {
    render(<Combobox aria-label="地区" options={[...choices, { value: '2', label: '四川' }]} />);
    await userEvent.type(screen.getByRole('combobox'), '川');
    expect(await screen.findByRole('option', { name: '四川' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: '云南' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('四川');
  });
});
