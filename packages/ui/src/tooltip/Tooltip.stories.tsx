import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Tooltip } from './index.js';
import { TooltipPanel } from './Tooltip.styles.js';

const meta = {
  id: 'components-tooltip',
  title: 'Overlays 浮层/Tooltip 文字提示',
  component: Tooltip,
  parameters: { viewport },
  args: {
    trigger: <IconButton icon={<Icon name="refresh" />} label="刷新" />,
    children: '重新读取订单状态',
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '5rem', display: 'grid', placeItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Open: Story = { args: { defaultOpen: true } };
export const Below: Story = { args: { defaultOpen: true, placement: 'bottom' } };
export const OnHover: Story = {
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '刷新' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('重新读取订单状态');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
/** A disabled control still shows its reason: it is `aria-disabled` and stays in the tab order. */
export const WhyDisabled: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button aria-disabled>延期</Button>,
    children: '2027-07-17 起可以办理',
  },
};
export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: '证书到期前 80 天起可以办理延期；审核未通过的订单请先修改材料，审核通过后再办理。'.repeat(3),
  },
};
export const Narrow: Story = { ...LongText, globals: onScreen('phone') };
export const English: Story = {
  args: {
    defaultOpen: true,
    trigger: <IconButton icon={<Icon name="refresh" />} label="Refresh" />,
    children: 'Read the state of the order again',
  },
  globals: { locale: 'en-US' },
};

// The panel renders in a portal; the sheet shows its content.
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        short: <TooltipPanel>重新读取订单状态</TooltipPanel>,
        long: <TooltipPanel>证书到期前 80 天起可以办理延期；审核未通过的订单请先修改材料。</TooltipPanel>,
      }}
    />
  ),
};
