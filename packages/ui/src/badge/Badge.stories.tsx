import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Badge } from './Badge.js';

const meta = {
  id: 'components-badge',
  title: 'Feedback 反馈/Badge 徽标',
  component: Badge,
  args: { count: 3 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { count: 12, max: 99 } };
export const Most: Story = { args: { count: 99 } };
export const MoreThanMax: Story = { args: { count: 100 } };
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Dot: Story = { args: { dot: true } };
export const English: Story = { args: { count: 120 }, globals: { locale: 'en-US' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="8rem"
      states={{
        few: <Badge count={3} />,
        most: <Badge count={99} />,
        more: <Badge count={100} />,
        neutral: <Badge count={3} tone="neutral" />,
        dot: <Badge count={3} dot />,
      }}
    />
  ),
};
