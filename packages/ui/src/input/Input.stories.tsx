import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Input } from './index.js';

const meta = {
  id: 'components-input',
  title: 'Components/Input',
  component: Input,
  args: { 'aria-label': '企业名称', placeholder: '请输入' },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Filled: Story = { args: { defaultValue: '沈阳市第一建设工程有限公司' } };
export const Invalid: Story = { args: { defaultValue: '1395520', invalid: true } };
export const Disabled: Story = { args: { defaultValue: '不可修改', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '91210100MA0XXXXX1B', readOnly: true } };
export const PrefixAndSuffix: Story = {
  args: { prefix: <Icon name="search" />, suffix: '元', defaultValue: '500.00' },
};
export const LongText: Story = {
  args: { defaultValue: '辽宁省沈阳市和平区某某街道某某路一百二十八号某某大厦东塔二十六层二六零一室' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Input {...args} />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        empty: <Input aria-label="空" placeholder="请输入" />,
        filled: <Input aria-label="已填" defaultValue="沈阳" />,
        invalid: <Input aria-label="错误" defaultValue="1395520" invalid />,
        disabled: <Input aria-label="禁用" defaultValue="不可修改" disabled />,
        readOnly: <Input aria-label="只读" defaultValue="只读" readOnly />,
        affixes: <Input aria-label="金额" prefix="¥" suffix="元" defaultValue="500.00" />,
      }}
    />
  ),
};
