import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { DaysToExpiry } from './DaysToExpiry.js';

const meta = {
  id: 'components-days-to-expiry',
  title: 'Data display 数据展示/DaysToExpiry 到期天数',
  component: DaysToExpiry,
  args: { days: 318, date: '2027-10-05' },
} satisfies Meta<typeof DaysToExpiry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Soon: Story = { args: { days: 26, date: '2026-12-17' } };
export const Today: Story = { args: { days: 0, date: '2026-11-21' } };
export const Expired: Story = { args: { days: -12, date: '2026-11-09' } };
export const English: Story = { args: { days: 26, date: '2026-12-17' }, globals: { locale: 'en-US' } };
/** The server sent neither. */
export const Unknown: Story = { args: { days: Number.NaN, date: '' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="10rem"
      states={{
        fine: <DaysToExpiry days={318} date="2027-10-05" />,
        soon: <DaysToExpiry days={26} date="2026-12-17" />,
        today: <DaysToExpiry days={0} date="2026-11-21" />,
        expired: <DaysToExpiry days={-12} date="2026-11-09" />,
      }}
    />
  ),
};
