import { caManage } from '@ca-portal/api/contract';
import { exampleHandlers, mockError, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { PhoneBindPage } from './PhoneBindPage.js';

const at = (path: string) => ({ decorators: [inApp({ path })] });
const code = 'cGhvbmUtY2VydC0wMDAxMDAx';

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/PhoneBindPage 安装手机证书',
  id: 'screens-certificates-phone-bind-page',
  component: PhoneBindPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('phone'),
  beforeEach({ msw }) {
    indexedDB.deleteDatabase('ca-portal-phone');
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof PhoneBindPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the future holder before keys are generated. */
export const Default: Story = { ...at(`/m/bind#c=${code}`) };
/** The PIN is validated here, rule by rule. */
export const SetsPin: Story = {
  ...at(`/m/bind#c=${code}`),
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '是本人，下一步' }));
    await userEvent.type(await canvas.findByLabelText(/^证书密码/), '123456');
    await userEvent.type(canvas.getByLabelText(/^再输一次密码/), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '设好并安装' }));
    await expect(await canvas.findAllByText(/密码不符合要求/)).not.toHaveLength(0);
  },
};
export const CodeOver: Story = {
  ...at(`/m/bind#c=${code}`),
  beforeEach({ msw }) {
    msw.use(mockError(caManage.mobileScan, 'mobileCodeEnded'));
  },
};
/** Opened without a code: shows the certificates of this phone, none yet. */
export const Empty: Story = { ...at('/m/bind') };
export const Failed: Story = {
  ...at(`/m/bind#c=${code}`),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(caManage.mobileScan));
  },
};
export const OnDesktop: Story = { ...at(`/m/bind#c=${code}`), globals: onScreen('laptop') };
