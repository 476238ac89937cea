import { caManage } from '@ca-portal/api/contract';
import { exampleHandlers, mockError, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { digestOf, makeKeys, proofsOf } from '../keys/browser-keys.js';
import { PhoneBindPage } from './PhoneBindPage.js';
import { dropCertificate, keepCertificate } from './phone-store.js';
import { lockWithPin } from './pin-box.js';

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
/** The answer of the last try was lost and the page opened again: the keys that it kept get their certificate. */
export const AnswerLost: Story = {
  ...at(`/m/bind#c=${code}`),
  async beforeEach({ msw }) {
    msw.use(mockError(caManage.mobileScan, 'mobileCodeEnded'));
    const keys = await makeKeys();
    await keepCertificate({
      id: await digestOf(code),
      holderName: '赵*',
      productName: '手机证书',
      box: await lockWithPin('Xk7-mobile', keys.sign.privateKey),
      request: { ...(await proofsOf(keys, code)), deviceId: 'PHONE-000000000001' },
      wrongPins: 0,
    });
    return async () => dropCertificate(await digestOf(code));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '继续安装' }));
    await expect(await canvas.findByRole('heading', { name: /装好/ })).toBeVisible();
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
