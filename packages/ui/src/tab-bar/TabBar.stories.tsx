import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { TabBar } from './TabBar.js';
import { items, LiveTabBar, manyItems } from './TabBar.fixtures.js';
import * as Parts from './parts/index.js';

const meta = {
  id: 'components-tab-bar',
  title: 'Navigation 导航/TabBar 页签栏（标签）',
  component: TabBar,
  args: { items, activePath: '/core/caManage', onAction: fn() },
  render: (args) => <LiveTabBar {...args} />,
  parameters: { layout: 'fullscreen', viewport },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (list: HTMLElement) =>
  Array.from(list.querySelectorAll<HTMLElement>('[role="tab"]'), (each) => each.title);

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const FixedOnly: Story = { args: { items: items.slice(0, 1), activePath: '/' } };
export const Pinned: Story = {
  args: { items: items.map((item) => ({ ...item, pinned: item.path === '/core/caManage' })) },
};
export const Unsaved: Story = { args: { activePath: '/core/order/1' } };
export const Unnamed: Story = {
  args: { items: [...items, { path: '/x', title: 'no-name' }, { path: '/y' }] },
};
export const Empty: Story = { args: { items: [], activePath: undefined } };
export const Maximizable: Story = { args: { onMaximizedChange: fn() } };
export const Maximized: Story = { args: { maximized: true, onMaximizedChange: fn() } };
export const LongText: Story = {
  args: {
    items: [
      ...items.slice(0, 2),
      { path: '/core/caManage', title: '辽宁砚川建设工程有限公司沈阳分公司的证书管理与续期办理' },
    ],
  },
};

export const Overflow: Story = {
  args: { items: manyItems(40), activePath: '/core/order/20' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(row).toHaveAttribute('data-overflow', 'start end'));
    const { left, right } = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left);
    await expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
  },
};

export const OverflowList: Story = {
  args: { items: manyItems(40), activePath: '/core/order/20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部标签页' }));
    // The first list of the page loads its code.
    const list = await screen.findByRole('listbox', { name: '全部标签页' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^订单 1\s?，已固定$/);
  },
};

export const ThousandTabs: Story = { args: { items: manyItems(1000), activePath: '/core/order/500' } };

export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await fireEvent.contextMenu(canvas.getByRole('tab', { name: '个人中心' }), { clientX: 120, clientY: 30 });
    // The first menu of the page loads its code.
    const menu = await screen.findByRole('menu', { name: '“个人中心”的操作' });
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(105));
    await userEvent.keyboard('{Escape}'); // wait until the focus has returned before the next story
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};
/** With a row for a new window; its four characters fit like the others, in the elder mode too. */
export const MenuWithWindow: Story = {
  args: { onOpenWindow: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    const tab = canvas.getByRole('tab', { name: '个人中心' });
    tab.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const row = await screen.findByRole('menuitem', { name: '新开窗口' });
    const menu = screen.getByRole('menu', { name: '“个人中心”的操作' });
    const width = globals['mode'] === 'elder' ? 160 : 105;
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(width));
    const word = within(row).getByText('新开窗口');
    const line = parseFloat(getComputedStyle(word).lineHeight);
    await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    await expect(word.clientHeight).toBeLessThan(2 * line);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '刷新页面' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onOpenWindow).toHaveBeenCalledTimes(1);
    await expect(args.onOpenWindow).toHaveBeenLastCalledWith('/core/personal');
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(tab).toHaveFocus());
  },
};
export const MenuWithWindowElder: Story = { ...MenuWithWindow, globals: { mode: 'elder' } };
export const MenuAtTheEdge: Story = {
  args: { items: manyItems(40), activePath: '/core/order/39' },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { selected: true });
    await fireEvent.contextMenu(last, { clientX: innerWidth - 4, clientY: 20 });
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'CA管理' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('tab', { name: '个人中心', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(titles(canvas.getByRole('tablist')).slice(0, 3)).toEqual(['首页', 'CA管理', '个人中心']);
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('tab', { name: '我的发票', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '刷新页面' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith(
      { type: 'refresh', path: '/core/invoice' },
      { reason: 'menu' },
    );
  },
};

export const DragToReorder: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    const grip = canvas.getByRole('tab', { name: '个人中心' });
    const over = canvas.getByRole('tab', { name: '我的发票' }).getBoundingClientRect();
    const from = grip.getBoundingClientRect();
    const y = from.top + 10;
    await userEvent.hover(grip); // loads the drag code
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', bubbles: true };
    // Fired by hand: the pointer of the test library has no coordinates.
    await waitFor(async () => {
      await fireEvent.pointerDown(grip, { ...pointer, clientX: from.left + 10, clientY: y });
      await fireEvent.pointerMove(row, { ...pointer, clientX: from.left + 30, clientY: y });
      await expect(row).toHaveAttribute('data-dragging');
    });
    await fireEvent.pointerMove(row, { ...pointer, clientX: over.right - 5, clientY: y });
    await expect(canvas.getByRole('tab', { name: '我的发票' })).toHaveAttribute('data-drop', 'after');
    await fireEvent.pointerUp(row, { ...pointer, clientX: over.right - 5, clientY: y });
    await expect(titles(row)).toEqual(['首页', 'CA管理', '订单详情', '我的发票', '个人中心']);
  },
};

/** Closed and reopened, from the menu alone. */
export const ReopenClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: '个人中心' });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: tab });
    await waitFor(() => expect(tab).not.toBeInTheDocument());
    canvas.getByRole('button', { name: '更多操作' }).focus();
    await userEvent.keyboard('{Enter}');
    const row = await screen.findByRole('menuitem', { name: '重新打开' });
    await expect(row).not.toHaveAttribute('aria-disabled', 'true');
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('tab', { name: '个人中心' })).toBeVisible();
  },
};
/** Bad data of a server or an old store: a duplicate path, no title, markup, a path of a thousand characters. */
export const BadInput: Story = {
  args: {
    items: [
      ...items.slice(0, 2),
      { path: '/core/personal', title: '第二次' },
      { path: '/markup', title: '<img src=x onerror="alert(1)">' },
      { path: `/${'长'.repeat(1000)}`, title: '   ' },
    ],
    activePath: '/not-open',
  },
  play: async ({ canvas }) => {
    await expect(titles(canvas.getByRole('tablist'))).toEqual([
      '首页',
      '个人中心',
      '<img src=x onerror="alert(1)">',
      '未命名页面',
    ]);
  },
};
export const Dark: Story = { args: { onMaximizedChange: fn() }, globals: { theme: 'dark' } };
export const Contrast: Story = { args: { onMaximizedChange: fn() }, globals: { contrast: 'high' } };
export const Elder: Story = { args: { onMaximizedChange: fn() }, globals: { mode: 'elder' } };
export const Narrow: Story = { args: { onMaximizedChange: fn() }, globals: onScreen('phone') };
export const English: Story = {
  args: {
    items: [
      { path: '/', title: 'Home', meta: { affix: true } },
      { path: '/core/caManage', title: 'Certificates' },
      { path: '/core/order', dirty: true },
    ],
    onMaximizedChange: fn(),
  },
  globals: { locale: 'en-US' },
};
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="34rem"
      states={{
        tabs: <TabBar items={items} activePath="/core/caManage" label="已打开页面" />,
        pinned: (
          <TabBar
            items={items.map((item, i) => ({ ...item, pinned: i === 1 }))}
            activePath="/core/personal"
          />
        ),
        maximizable: <TabBar items={items.slice(0, 2)} activePath="/" onMaximizedChange={() => {}} />,
        overflow: <TabBar items={manyItems(30)} activePath="/core/order/12" />,
        empty: <TabBar items={[]} />,
      }}
    />
  ),
};

/** A province's own composition: its own button first, tabs with a count, no menu. */
export const OwnParts: Story = {
  render: (args) => (
    <Parts.Root {...args}>
      <button type="button" data-part="action" data-variant="text">
        工作台
      </button>
      <Parts.List>
        {(item, index) => (
          <Parts.Tab item={item}>
            {index + 1}. {item.title}
          </Parts.Tab>
        )}
      </Parts.List>
      <Parts.Tools menu={false} />
    </Parts.Root>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '更多操作' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /4\. 订单详情/ }));
    await expect(args.onAction).toHaveBeenCalledWith(
      { type: 'activate', path: '/core/order/1' },
      { reason: 'press' },
    );
    // Without our menu the browser's own opens.
    const left = fireEvent.contextMenu(canvas.getByRole('tab', { name: /5\./ }));
    await expect(left).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
