import { about } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../shell/viewports.fixtures.js';
import { inApp } from '../../story-kit/inApp.js';
import { ExperiencePage } from './ExperiencePage.js';
import { longText, trials } from './solution.fixtures.js';

const meta = {
  title: 'Screens/solution/ExperiencePage',
  id: 'screens-solution-experience-page',
  component: ExperiencePage,
  decorators: [inApp({ path: '/experience', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(about.experiences, trials), ...exampleHandlers());
  },
} satisfies Meta<typeof ExperiencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can be tried leads there; what cannot says so. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '试一试，办理导航' })).toHaveAttribute(
      'href',
      '/guide',
    );
    await expect(canvas.getByText('手机扫码试用')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '试一试，手机扫码试用' })).toBeNull();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(about.experiences, []));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(about.experiences));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(about.experiences));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，体验项目' }, { timeout: 8_000 });
    msw.use(mock(about.experiences, trials));
    await userEvent.click(retry);
    await expect(await canvas.findByText('办理导航')).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(
        about.experiences,
        trials.map((one) => ({ ...one, title: longText, summary: longText.repeat(2) })),
      ),
    );
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
