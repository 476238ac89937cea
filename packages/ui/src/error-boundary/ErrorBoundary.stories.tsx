import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { ErrorBoundary } from './index.js';
import { PageFallback } from './PageFallback.js';
import { PanelFallback } from './PanelFallback.js';

// The fallbacks without real errors: React would log those to the console, which must stay silent.
const failure = {
  error: new Error('no such field'),
  code: 'E-7K2M9Q',
  at: new Date(2026, 10, 21, 10, 42, 31).getTime(),
  retry: () => {},
};
const outdated = { ...failure, error: new TypeError('Failed to fetch dynamically imported module: /a.js') };

const meta = {
  id: 'components-error-boundary',
  title: 'Feedback 反馈/ErrorBoundary 错误边界',
  component: ErrorBoundary,
  args: { children: <Card>内容正常时，它不出现。</Card> },
  parameters: { viewport },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Page: Story = {
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('wide'),
  render: () => <PageFallback {...failure} homeHref="/" />,
};
export const Outdated: Story = { ...Page, render: () => <PageFallback {...outdated} homeHref="/" /> };
export const Panel: Story = { render: () => <PanelFallback {...failure} /> };
export const OutdatedPanel: Story = { render: () => <PanelFallback {...outdated} /> };
export const Narrow: Story = { ...Page, globals: onScreen('phone') };
export const English: Story = { ...Page, globals: { ...onScreen('wide'), locale: 'en-US' } };

function Counter() {
  const [tries, setTries] = useState(0);
  return tries === 0 ? (
    <PanelFallback {...failure} retry={() => setTries(1)} />
  ) : (
    <Button>第二次成功了</Button>
  );
}
export const RetryByKeyboard: Story = {
  render: () => <Counter />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '第二次成功了' })).toBeVisible();
  },
};

export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  render: () => (
    <StatesSheet
      minWidth="30rem"
      states={{
        panel: <PanelFallback {...failure} />,
        outdatedPanel: <PanelFallback {...outdated} />,
        page: <PageFallback {...failure} homeHref="/" />,
      }}
    />
  ),
};
