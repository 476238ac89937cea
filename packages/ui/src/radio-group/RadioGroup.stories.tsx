import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { RadioGroup } from './index.js';

const options = [
  { value: '1', label: '1 年，¥300.00' },
  { value: '2', label: '2 年，¥500.00', description: '比逐年延期省 1 次办理。' },
  { value: '3', label: '3 年，¥700.00', disabled: true, reason: '本型号停售' },
];

const meta = {
  id: 'components-radio-group',
  title: 'Inputs 输入/RadioGroup 单选',
  component: RadioGroup,
  args: { 'aria-label': '使用年限', options, defaultValue: '2' },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const Chips: Story = { args: { variant: 'chips' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { invalid: true, defaultValue: '' } };
export const NarrowChips: Story = {
  args: { variant: 'chips' },
  render: (args) => (
    <div style={{ width: 260 }}>
      <RadioGroup {...args} />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="20rem"
      states={{
        list: <RadioGroup aria-label="年限" options={options} defaultValue="2" />,
        chips: <RadioGroup aria-label="年限" variant="chips" options={options} defaultValue="2" />,
        disabled: <RadioGroup aria-label="年限" options={options} defaultValue="2" disabled />,
        invalid: <RadioGroup aria-label="年限" options={options} invalid />,
      }}
    />
  ),
};
