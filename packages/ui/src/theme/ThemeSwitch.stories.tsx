import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { IconButton } from '../icon-button/index.js';
import { Icon } from '../icon/index.js';
import { Input } from '../input/index.js';
import { LongPress } from '../long-press/index.js';
import { NumberInput } from '../number-input/index.js';
import { OptionCardGroup } from '../option-card/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Switch } from '../switch/index.js';
import { applyThemeSettings, type ThemeSettings } from './index.js';

const options = [
  { value: 'main', label: '企业主锁', title: '企业主锁' },
  { value: 'staff', label: '个人锁', title: '个人锁' },
];

/** All elements with a color transition on hover. */
const meta = {
  id: 'foundations-theme-switch',
  title: 'Foundations 基础/Theme switch 主题切换（深色）',
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      <Button variant="primary">提交</Button>
      <IconButton icon={<Icon name="download" />} label="下载" />
      <LongPress onLongPress={() => {}}>长按确认</LongPress>
      <Input aria-label="企业名称" />
      <NumberInput aria-label="数量" />
      <Checkbox>记住账号</Checkbox>
      <Switch aria-label="消息提醒" />
      <RadioGroup aria-label="证书类型" variant="chips" options={options} defaultValue="main" />
      <OptionCardGroup aria-label="锁的类型" options={options} defaultValue="main" />
    </div>
  ),
} satisfies Meta;
export default meta;

const root = document.documentElement;
const settings = (): Pick<ThemeSettings, 'theme'> => ({
  theme: (root.dataset['theme'] ?? 'auto') as ThemeSettings['theme'],
});
const other = () => (getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'dark');
const fading = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;

export const AtOnce: StoryObj<typeof meta> = {
  name: 'At once 一次切换',
  // Tests disable motion; here the theme switch itself must prevent transitions.
  beforeEach() {
    for (const step of ['1', '2', '3', '4']) root.style.removeProperty(`--ca-dur-${step}`);
  },
  play: async () => {
    const before = settings();
    await waitFor(() => expect(root.dataset).not.toHaveProperty('switching'));
    applyThemeSettings({ theme: other() });
    // forces a style recalculation; without the rule a dozen transitions start here
    await expect(fading()).toBe(0);
    await waitFor(() => expect(root.dataset).not.toHaveProperty('switching'));
    await expect(fading()).toBe(0);
    applyThemeSettings(before);
    await waitFor(() => expect(root.dataset).not.toHaveProperty('switching'));
  },
};
