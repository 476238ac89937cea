import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Textarea } from './index.js';

const meta = {
  id: 'components-textarea',
  title: 'Inputs 输入/Textarea 多行文本',
  component: Textarea,
  args: { 'aria-label': '退款原因', placeholder: '请写明原因' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Counted: Story = { args: { maxLength: 200, defaultValue: '企业名称已变更，需要重新办理。' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '已提交，不能修改。' } };
export const English: Story = { args: { maxLength: 200 }, globals: { locale: 'en-US' } };

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        empty: <Textarea aria-label="原因" placeholder="请写明原因" />,
        counted: <Textarea aria-label="原因" maxLength={50} defaultValue="企业名称已变更。" />,
        invalid: <Textarea aria-label="原因" invalid defaultValue="无" />,
        disabled: <Textarea aria-label="原因" disabled defaultValue="已提交" />,
      }}
    />
  ),
};
