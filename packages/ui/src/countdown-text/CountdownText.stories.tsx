import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { CountdownText } from './CountdownText.js';

const meta = {
  id: 'components-countdown-text',
  title: 'Data display 数据展示/CountdownText 倒计时',
  component: CountdownText,
  // a fixed clock keeps screenshots stable
  args: { until: 292_000, now: () => 0 },
} satisfies Meta<typeof CountdownText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Hours: Story = { args: { until: 79_200_000 } };
export const Ended: Story = { args: { until: 0 } };
/** The server sent no end time. */
export const Unknown: Story = { args: { until: Number.NaN } };
export const OwnFormat: Story = {
  args: { format: (seconds) => `还有 ${Math.ceil(seconds / 60)} 分钟自动关闭` },
};
export const Running: Story = { args: { until: Date.now() + 600_000, now: Date.now }, tags: ['!test'] };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="8rem"
      states={{
        minutes: <CountdownText until={292_000} now={() => 0} />,
        hours: <CountdownText until={79_200_000} now={() => 0} />,
        ended: <CountdownText until={0} now={() => 0} />,
      }}
    />
  ),
};
