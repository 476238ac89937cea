import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { MenuPanel } from './DropdownMenu.styles.js';
import { DropdownMenu, type DropdownMenuItem } from './index.js';
import { MenuRow } from './MenuRow.js';
import { Icon } from '../icon/index.js';

const items: DropdownMenuItem[] = [
  { key: 'change', label: '变更', icon: 'swap' },
  { key: 'renew', label: '延期', icon: 'calendar', disabled: true, reason: '2027-07-17 起可以办理' },
  { key: 'guide', label: '办事指南', icon: 'book', href: 'https://example.test/', external: true },
  { key: 'cancel', label: '注销', icon: 'ban', danger: true, separated: true },
];

const meta = {
  id: 'components-dropdown-menu',
  title: 'Actions 操作/DropdownMenu 下拉菜单',
  component: DropdownMenu,
  args: { trigger: <Button iconEnd={<Icon name="chevron-down" />}>更多</Button>, items, onSelect: fn() },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: '变更' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('change');
    await expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus();
  },
};
export const ManyItems: Story = {
  args: {
    defaultOpen: true,
    items: Array.from({ length: 40 }, (_, i) => ({ key: String(i), label: `第 ${i + 1} 项` })),
  },
};

// The menu renders in a portal; the sheet shows its content.
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        panel: (
          <MenuPanel role="menu" aria-label="更多">
            {items.map((item) => (
              <MenuRow
                key={item.key}
                item={item}
                active={false}
                getItemProps={(props) => ({ ...props })}
                onChoose={() => {}}
              />
            ))}
          </MenuPanel>
        ),
      }}
    />
  ),
};
