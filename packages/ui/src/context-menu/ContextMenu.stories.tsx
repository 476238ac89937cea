import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { MenuRow } from '../dropdown-menu/MenuRow.js';
import { Icon } from '../icon/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { ContextMenu, type ContextMenuItem } from './index.js';
import { ContextPanel } from './ContextMenu.styles.js';

const items: ContextMenuItem[] = [
  { key: 'refresh', label: '刷新', icon: <Icon name="refresh" /> },
  { key: 'close', label: '关闭', icon: <Icon name="close" /> },
  { key: 'others', label: '关闭其他', icon: <Icon name="minus" /> },
  { key: 'all', label: '全部关闭', icon: <Icon name="trash" />, disabled: true },
];

const meta = {
  id: 'components-context-menu',
  title: 'Actions 操作/ContextMenu 右键菜单',
  component: ContextMenu,
  args: { label: '标签页操作', items, onSelect: fn(), children: <Button>订单详情</Button> },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const rightClick = async (button: HTMLElement, clientX: number, clientY: number) => {
  await fireEvent.contextMenu(button, { clientX, clientY });
  return screen.findByRole('menu');
};

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Open: Story = {
  play: async ({ canvas }) => {
    const menu = await rightClick(canvas.getByRole('button'), 60, 60);
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(105));
  },
};
export const AtTheEdge: Story = {
  play: async ({ canvas }) => {
    const menu = await rightClick(canvas.getByRole('button'), innerWidth - 2, innerHeight - 2);
    await waitFor(() => {
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      void expect(Math.min(left, top, innerWidth - right, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
    });
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '刷新' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('refresh', canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
export const LongText: Story = {
  args: { items: [{ key: 'x', label: '关闭这个标签页右边的所有标签页，已固定的除外，未保存的会先询问' }] },
};
export const Narrow: Story = { ...AtTheEdge, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = {
  args: {
    label: 'Tab actions',
    children: <Button>Order details</Button>,
    items: [
      { key: 'refresh', label: 'Refresh' },
      { key: 'others', label: 'Close others' },
    ],
  },
  globals: { locale: 'en-US' },
};

// The menu renders in a portal; the sheet shows its content.
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        panel: (
          <ContextPanel role="menu" aria-label="标签页操作">
            {items.map((item) => (
              <MenuRow
                key={item.key}
                item={item}
                active={false}
                getItemProps={(props) => ({ ...props })}
                onChoose={() => {}}
              />
            ))}
          </ContextPanel>
        ),
      }}
    />
  ),
};
