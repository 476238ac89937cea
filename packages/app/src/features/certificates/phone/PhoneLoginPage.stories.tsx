import { scanLogin } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockNetworkError, refuse } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { makeKeys } from '../keys/browser-keys.js';
import { PhoneLoginPage } from './PhoneLoginPage.js';
import { dropCertificate, keepCertificate } from './phone-store.js';
import { lockWithPin } from './pin-box.js';

const at = (path: string) => ({ decorators: [inApp({ path })] });
const code = 'c2Nhbi1sb2dpbi0wMDAxMDAx';
const pin = 'Xk7-mobile';

/** A phone with certificates; their keys are encrypted with a real PIN. */
async function install(...names: string[]) {
  const { sign } = await makeKeys();
  const issued = {
    serialNumber: '4A7F91C20E883D17',
    signCertificate: 'MIIB',
    notAfter: '2027-11-21 10:30:00',
  };
  for (const [at, productName] of names.entries()) {
    const box = await lockWithPin(pin, sign.privateKey);
    await keepCertificate({ id: `story-${at}`, holderName: '赵*', productName, box, issued, wrongPins: 0 });
  }
}

const meta = {
  title: 'Screens 页面/Sign-in 登录/PhoneLoginPage 扫码登录',
  id: 'screens-certificates-phone-login-page',
  component: PhoneLoginPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('phone'),
  async beforeEach({ msw }) {
    msw.use(...exampleHandlers());
    await Promise.all(['story-0', 'story-1'].map(dropCertificate));
    await install('手机证书');
  },
} satisfies Meta<typeof PhoneLoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const typePin = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^证书密码/), text);
  await userEvent.click(canvas.getByRole('button', { name: '确认登录' }));
  return canvas;
};

/** Shows the requesting computer and the number to compare, before the PIN. */
export const Default: Story = { ...at(`/m/login#c=${code}`) };
export const Confirmed: Story = {
  ...at(`/m/login#c=${code}`),
  play: async ({ canvasElement }) => {
    const canvas = await typePin(canvasElement, pin);
    await expect(await canvas.findByText('已在电脑上登录')).toBeVisible();
  },
};
export const WrongPin: Story = {
  ...at(`/m/login#c=${code}`),
  play: async ({ canvasElement }) => {
    const canvas = await typePin(canvasElement, 'Wrong-pin-1');
    await expect((await canvas.findAllByText(/还可以输 9 次/))[0]).toBeVisible();
  },
};
export const Refused: Story = {
  ...at(`/m/login#c=${code}`),
  beforeEach({ msw }) {
    msw.use(
      mock(scanLogin.answer, ({ body }) => {
        if (body.signature !== '') throw refuse('signatureWrong');
        return { state: 'refused' as const };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '不是我，拒绝' }));
    await expect(await canvas.findByText('已拒绝登录')).toBeVisible();
  },
};
export const TwoCertificates: Story = {
  ...at(`/m/login#c=${code}`),
  async beforeEach() {
    await install('手机证书', '手机证书（企业）');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radiogroup', { name: '用哪张证书登录' })).toBeVisible();
  },
};
export const SignatureRefused: Story = {
  ...at(`/m/login#c=${code}`),
  beforeEach({ msw }) {
    msw.use(mockError(scanLogin.answer, 'certificateRevoked'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await typePin(canvasElement, pin);
    await expect(await canvas.findByText('电脑没有登录')).toBeVisible();
  },
};
export const NoCertificate: Story = {
  ...at(`/m/login#c=${code}`),
  async beforeEach() {
    await dropCertificate('story-0');
  },
};
export const CodeOver: Story = {
  ...at(`/m/login#c=${code}`),
  beforeEach({ msw }) {
    msw.use(mockError(scanLogin.look, 'scanLoginEnded'));
  },
};
export const Failed: Story = {
  ...at(`/m/login#c=${code}`),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(scanLogin.look));
  },
};
