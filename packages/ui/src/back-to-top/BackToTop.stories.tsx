import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { BackToTop } from './BackToTop.js';
import { TopButton } from './BackToTop.styles.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronUpIcon } from '../icon/paths.js';

const meta = {
  id: 'components-back-to-top',
  title: 'Navigation 导航/BackToTop 回到顶部',
  component: BackToTop,
  // Shown from the start, because a screenshot cannot scroll.
  args: { after: -1 },
  parameters: { viewport },
  render: (args) => (
    <>
      <main id="main" tabIndex={-1}>
        {Array.from({ length: 60 }, (_, i) => (
          <p key={i}>第 {i + 1} 条通知公告</p>
        ))}
      </main>
      <BackToTop {...args} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const AtTheTop: Story = {
  args: { after: 600 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '返回顶部' })).toBeNull();
  },
};
export const ByKeyboard: Story = {
  args: { after: 100 },
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 400);
    const button = await canvas.findByRole('button', { name: '返回顶部' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(button).not.toBeVisible());
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Contrast: Story = { globals: { contrast: 'high' } };
export const Elder: Story = { globals: { mode: 'elder' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        shown: (
          <TopButton type="button" aria-label="返回顶部" style={{ position: 'static' }}>
            <Glyph of={chevronUpIcon} />
          </TopButton>
        ),
      }}
    />
  ),
};
