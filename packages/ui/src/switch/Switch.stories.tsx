import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Switch } from './index.js';

const meta = {
  id: 'components-switch',
  title: 'Inputs 输入/Switch 开关',
  component: Switch,
  args: { children: '到期前发短信提醒', onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const On: Story = { args: { defaultValue: true } };
export const Busy: Story = { args: { busy: true, defaultValue: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithReason: Story = { args: { disabledReason: '由本企业的管理员设置。' } };
export const LongText: Story = {
  args: { children: '证书到期前八十天、三十天和七天，各发一条短信提醒本企业的管理员和经办人'.repeat(3) },
};
export const English: Story = {
  args: { children: 'Remind me by SMS' },
  globals: { locale: 'en-US' },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="10rem"
      states={{
        off: <Switch>关</Switch>,
        on: <Switch defaultValue>开</Switch>,
        busy: (
          <Switch busy defaultValue>
            保存中
          </Switch>
        ),
        disabled: <Switch disabled>禁用</Switch>,
        disabledOn: (
          <Switch disabled defaultValue>
            禁用已开
          </Switch>
        ),
        reason: <Switch disabledReason="由管理员设置。">有原因</Switch>,
      }}
    />
  ),
};
