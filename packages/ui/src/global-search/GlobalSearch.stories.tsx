import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { GlobalSearch, GlobalSearchButton } from './index.js';

const suggestions = ['补办要多少钱', '补办情况说明模板', '锁丢了怎么办', '换锁'];

const meta = {
  id: 'components-global-search',
  title: 'Navigation 导航/GlobalSearch 全局搜索',
  component: GlobalSearch,
  args: { onSearch: fn(), onValueChange: fn() },
  parameters: { viewport },
} satisfies Meta<typeof GlobalSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Hero: Story = { args: { variant: 'hero', suggestions } };
export const Filled: Story = { args: { defaultValue: '补办', suggestions } };
export const Recent: Story = { args: { recent: ['证书延期', '发票'], onClearRecent: fn() } };
export const LongText: Story = {
  args: { defaultValue: '证书延期'.repeat(40), suggestions: ['企业变更后原有证书如何处理'.repeat(5)] },
};

/** By keyboard alone: type, clear, type again, Enter. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('  补办 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('补办', { reason: 'submit' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: '全站搜索' })).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const InTopBar: Story = {
  args: { suggestions },
  render: ({ onSearch }) => <GlobalSearchButton suggestions={suggestions} onSearch={onSearch} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '全站搜索' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('延期{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('延期', { reason: 'submit' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: '搜索' })).toHaveFocus());
  },
};
export const InTopBarOpen: Story = {
  render: ({ onSearch }) => <GlobalSearchButton defaultOpen suggestions={suggestions} onSearch={onSearch} />,
};
export const Dark: Story = { ...Hero, globals: { theme: 'dark' } };
export const Contrast: Story = { ...Hero, globals: { contrast: 'high' } };
export const Elder: Story = { ...Hero, globals: { mode: 'elder' } };
export const Narrow: Story = { ...Hero, globals: onScreen('phone') };
export const English: Story = {
  args: { defaultValue: 'renewal', suggestions: ['Lost lock'] },
  globals: { locale: 'en-US' },
};
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: (args) => (
    <StatesSheet
      minWidth="22rem"
      states={{
        empty: <GlobalSearch {...args} />,
        filled: <GlobalSearch {...args} defaultValue="补办" suggestions={suggestions} />,
        hero: <GlobalSearch {...args} variant="hero" />,
      }}
    />
  ),
};
