import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { expect, fn, screen } from 'storybook/test';
import { OverlaySkeleton } from './OverlaySkeleton.js';
import { Skeleton } from './Skeleton.js';

const meta = {
  id: 'components-skeleton',
  title: 'Feedback 反馈/Skeleton 骨架屏',
  component: Skeleton,
  args: { width: '60%' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;
const cancelled = fn();

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Circle: Story = { args: { shape: 'circle', width: '3rem', height: '3rem' } };
export const Paragraph: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  ),
};
/** While the code of a dialog loads: a skeleton of the same size. Esc cancels. */
export const DialogOnItsWay: Story = {
  render: () => <OverlaySkeleton onCancel={cancelled} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('正在打开')).toBeInTheDocument();
    cancelled.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect(cancelled).toHaveBeenCalledOnce();
  },
};
export const DrawerOnItsWay: Story = { render: () => <OverlaySkeleton of="drawer" /> };
export const ChatOnItsWay: Story = { render: () => <OverlaySkeleton of="chat" /> };
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        line: <Skeleton />,
        title: <Skeleton width="40%" height="1.5rem" />,
        circle: <Skeleton shape="circle" width="3rem" height="3rem" />,
      }}
    />
  ),
};
