import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { platformSettings, sessionSettings, SettingsDrawer, type SettingsDrawerProps } from './index.js';
import { colors } from './SettingsDrawer.fixtures.js';
import { SettingsSwitches } from './SettingsSwitches.js';

const meta = {
  id: 'components-settings-drawer',
  title: 'Shell 外壳/SettingsDrawer 界面设置',
  component: SettingsDrawer,
  args: { defaultOpen: true, colors, onValueChange: fn(), onOpenChange: fn() },
  parameters: overPage,
} satisfies Meta<typeof SettingsDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** The settings page of the legacy platform shows and edits these: fixedHeader and sidebarLogo are off. */
export const Platform: Story = { args: { defaultValue: platformSettings, defaults: platformSettings } };
export const NoColors: Story = { args: { colors: [] } };
export const FewerRows: Story = { args: { without: ['tagsView', 'showSettings'] } };

function WithTabSettings(args: SettingsDrawerProps) {
  const [on, setOn] = useState(false);
  const visitHistory = {
    key: 'visitHistory',
    label: '按访问记录返回',
    note: '关闭页签后回到上一个看过的页签',
    value: on,
    onValueChange: setOn,
  };
  return <SettingsDrawer {...args} extra={[{ title: '页签', switches: [visitHistory] }]} />;
}
/** A portal's own settings: they come last, look the same, and use the same keys. */
export const WithExtra: Story = {
  render: (args) => <WithTabSettings {...args} />,
  play: async ({ userEvent }) => {
    const own = await screen.findByRole('switch', { name: '按访问记录返回' });
    await expect(own).toHaveAccessibleDescription('关闭页签后回到上一个看过的页签');
    screen.getByRole('switch', { name: '显示设置' }).focus();
    await userEvent.tab();
    await expect(own).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(own).toBeChecked();
  },
};

/** By keyboard alone: arrow keys choose, Space switches, 恢复默认 resets all. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const auto = await screen.findByRole('radio', { name: '跟随系统' });
    auto.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: '浅色' })).toBeChecked();
    screen.getByRole('switch', { name: '固定头部' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { ...sessionSettings, theme: 'light', fixedHeader: false },
      { reason: 'input', key: 'fixedHeader' },
    );
    screen.getByRole('button', { name: '恢复默认' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('switch', { name: '固定头部' })).toBeChecked();
  },
};
export const LongText: Story = {
  args: {
    colors: [
      { value: '#1890ff', label: '辽宁省公共资源交易数字证书综合服务平台默认蓝' },
      { value: '#0d9488', label: '青' },
    ],
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Contrast: Story = { globals: { contrast: 'high' } };
export const Elder: Story = { globals: { mode: 'elder' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = { globals: { locale: 'en-US' } };

// The drawer renders in a portal with one theme; the sheet shows its rows.
export const States: Story = {
  args: { defaultOpen: false },
  render: () => (
    <StatesSheet
      minWidth="24rem"
      states={{
        session: (
          <SettingsSwitches
            names={['elder', 'fixedHeader', 'sidebarLogo']}
            value={sessionSettings}
            onChange={fn()}
          />
        ),
        platform: (
          <SettingsSwitches
            names={['elder', 'fixedHeader', 'sidebarLogo']}
            value={platformSettings}
            onChange={fn()}
          />
        ),
      }}
    />
  ),
};
