import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Segmented } from './index.js';

const options = [
  { value: 'all', label: '全部' },
  { value: 'valid', label: '有效' },
  { value: 'soon', label: '即将到期' },
  { value: 'gone', label: '已注销' },
];

const meta = {
  id: 'components-segmented',
  title: 'Inputs 输入/Segmented 分段选择',
  component: Segmented,
  args: { label: '证书状态', options },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Chosen: Story = { args: { defaultValue: 'soon' } };
export const DisabledOption: Story = {
  args: {
    options: options.map((option) => (option.value === 'gone' ? { ...option, disabled: true } : option)),
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
      <Segmented {...args} />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="24rem"
      states={{ chosen: <Segmented label="证书状态" options={options} defaultValue="valid" /> }}
    />
  ),
};
