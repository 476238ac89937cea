import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Checkbox } from './index.js';

const meta = {
  id: 'components-checkbox',
  title: 'Inputs 输入/Checkbox 复选框',
  component: Checkbox,
  args: { children: '在这台电脑上记住账号' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Checked: Story = { args: { defaultValue: true } };
export const Indeterminate: Story = { args: { indeterminate: true, children: '全选' } };
export const Invalid: Story = { args: { invalid: true, children: '我已阅读并同意服务协议' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    children:
      '我已阅读并同意《数字证书服务协议》《个人信息处理规则》以及服务商的电子认证业务规则，并保证所填内容真实有效。',
  },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="9rem"
      states={{
        off: <Checkbox>未选</Checkbox>,
        on: <Checkbox defaultValue>已选</Checkbox>,
        mixed: <Checkbox indeterminate>部分</Checkbox>,
        invalid: <Checkbox invalid>必选</Checkbox>,
        disabled: <Checkbox disabled>禁用</Checkbox>,
        disabledOn: (
          <Checkbox disabled defaultValue>
            禁用已选
          </Checkbox>
        ),
      }}
    />
  ),
};
