import { about } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { longText, solutions } from './solution.fixtures.js';
import { SolutionPage } from './SolutionPage.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/SolutionPage 解决方案',
  id: 'screens-solution-solution-page',
  component: SolutionPage,
  decorators: [inApp({ path: '/solution', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(about.solutions, solutions), ...exampleHandlers());
  },
} satisfies Meta<typeof SolutionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four cases; each flow says in words where the certificate is used; results are marked as samples. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const flow = within(await canvas.findByRole('list', { name: '工程建设招标投标的流程' }));
    await expect(flow.getAllByText(/（用到证书）/)).toHaveLength(4);
    await expect(canvas.getByText(/^样例：/)).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: '体验中心' }));
    await expect(tabs.getByRole('link', { name: '动手体验' })).toHaveAttribute('href', '/experience');
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(about.solutions, []));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(about.solutions));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(about.solutions));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，解决方案' });
    msw.use(mock(about.solutions, solutions));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: '远程评标' })).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(
        about.solutions,
        solutions.map((one) => ({
          ...one,
          summary: longText.repeat(3),
          steps: one.steps.map((step) => ({ ...step, text: longText.slice(0, 18) })),
          results: [longText, longText],
        })),
      ),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
