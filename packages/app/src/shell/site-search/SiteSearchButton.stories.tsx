import { exampleHandlers } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inApp } from '../../story-kit/inApp.js';
import { onScreen, viewport } from '../viewports.fixtures.js';
import { forgetSearches, rememberSearch } from './recent-searches.js';
import { SiteSearchButton } from './SiteSearchButton.js';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

const meta = {
  title: 'Screens/shell/SiteSearchButton',
  id: 'screens-shell-site-search-button',
  component: SiteSearchButton,
  decorators: [
    (Story) =>
      inApp({ path: '/product' })(() => (
        <header>
          <Story />
          <Where />
        </header>
      )),
  ],
  parameters: { viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    forgetSearches();
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof SiteSearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From any page to the results. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: '全站搜索' }), ' 补办 & 换锁 {Enter}');
    await expect(await canvas.findByText('/search?q=补办+&+换锁')).toBeVisible();
  },
};
/** What this browser looked for before is one press away, and can be cleared. */
export const Recent: Story = {
  beforeEach() {
    rememberSearch('延期续费');
    rememberSearch('补办');
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '搜索' }));
    await userEvent.click(await screen.findByRole('button', { name: '延期续费' }));
    await expect(await within(canvasElement).findByText('/search?q=延期续费')).toBeVisible();
  },
};
export const Phone: Story = { ...Recent, globals: onScreen('phone') };
