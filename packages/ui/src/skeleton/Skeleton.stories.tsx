import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Skeleton } from './Skeleton.js';

const meta = {
  id: 'components-skeleton',
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { width: '60%' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
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
