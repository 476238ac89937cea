import { learning } from '@ca-portal/api/contract';
import { exampleHandlers, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { VerifyPage } from './VerifyPage.js';

const at = (path: string) => ({ decorators: [inApp({ path, layout: PublicLayout, token: null })] });

const meta = {
  title: 'Screens 页面/Learning 学习/VerifyPage 结业证书查验',
  id: 'screens-learning-verify-page',
  component: VerifyPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof VerifyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = at('/learningCertificate?number=JY20261119A1B2C3D4E5');

export const Default: Story = asked;
/** The holder's name is partly masked. */
export const Masked: Story = {
  ...asked,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('张*例')).toBeVisible();
  },
};
export const Empty: Story = at('/learningCertificate');
export const Loading: Story = {
  ...asked,
  beforeEach({ msw }) {
    msw.use(mockForever(learning.verify));
  },
};
export const NotFound: Story = {
  ...asked,
  beforeEach({ msw }) {
    msw.use(mockError(learning.verify, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有查到这份证书')).toBeVisible();
  },
};
export const Failed: Story = {
  ...asked,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(learning.verify));
  },
};
export const OnPhone: Story = { ...Default, globals: onScreen('phone') };
