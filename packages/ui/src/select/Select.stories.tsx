import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Select } from './index.js';

const options = [
  { value: 'bc', label: '北辰 CA' },
  { value: 'ys', label: '云杉 CA' },
  { value: 'qh', label: '青禾 CA', disabled: true, reason: '本型号停售' },
];

const meta = {
  id: 'components-select',
  title: 'Inputs 输入/Select 下拉选择',
  component: Select,
  args: { 'aria-label': '服务商', options },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Chosen: Story = { args: { defaultValue: 'bc' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'bc' } };
export const ManyItems: Story = {
  args: {
    'aria-label': '领取网点',
    placeholder: '选择领取网点',
    options: Array.from({ length: 40 }, (_, i) => ({ value: String(i), label: `第 ${i + 1} 号网点` })),
  },
};

export const LongText: Story = {
  args: { options: [{ value: 'a', label: '证'.repeat(2000) }], defaultValue: 'a' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Select {...args} />
    </div>
  ),
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = {
  args: { 'aria-label': 'Provider', options: [{ value: 'a', label: 'Northern CA' }] },
  globals: { locale: 'en-US' },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        empty: <Select aria-label="服务商" options={options} />,
        chosen: <Select aria-label="服务商" options={options} defaultValue="bc" />,
        invalid: <Select aria-label="服务商" options={options} invalid />,
        disabled: <Select aria-label="服务商" options={options} defaultValue="bc" disabled />,
      }}
    />
  ),
};
