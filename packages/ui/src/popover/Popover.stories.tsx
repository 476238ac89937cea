import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Popover } from './index.js';
import { PopoverPanel } from './Popover.styles.js';
import { Icon } from '../icon/index.js';

function LinkList() {
  return (
    <ul style={{ display: 'grid', gap: 12, minWidth: '12rem' }}>
      <li>
        <a href="#me">个人信息</a>
      </li>
      <li>
        <a href="#orders">我的订单</a>
      </li>
    </ul>
  );
}

const meta = {
  id: 'components-popover',
  title: 'Overlays 浮层/Popover 气泡卡片',
  component: Popover,
  args: {
    label: '个人中心',
    trigger: <Button iconEnd={<Icon name="chevron-down" />}>林晓禾</Button>,
    children: <LinkList />,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const English: Story = { globals: { locale: 'en-US' } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '林晓禾' }));
    await expect(await screen.findByRole('dialog', { name: '个人中心' })).toBeVisible();
  },
};
export const ReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '林晓禾' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
  },
};
/** Without a focusable element the panel itself gets a visible focus, and Esc returns it. */
export const WithoutControls: Story = {
  args: { children: <p>微信扫码关注辽宁数字证书</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: '个人中心' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(getComputedStyle(panel).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '林晓禾' })).toHaveFocus());
  },
};
export const Flush: Story = { args: { flush: true, defaultOpen: true } };

// The panel renders in a portal; the sheet shows its content.
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        panel: (
          <PopoverPanel>
            <LinkList />
          </PopoverPanel>
        ),
      }}
    />
  ),
};
