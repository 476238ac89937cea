import { scanStamp } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockNetworkError, refuse } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { makeKeys } from '../keys/browser-keys.js';
import { PhoneStampPage } from './PhoneStampPage.js';
import { dropCertificate, keepCertificate } from './phone-store.js';
import { lockWithPin } from './pin-box.js';

const code = 'c2Nhbi1zdGFtcC0wMDAxMDAx';
const pin = 'Xk7-mobile';
/** Only its name and number are used here. */
const signCertificate =
  'MIIBejCCAR+gAwIBAgIUc2ni9ZopaRrficzAmqwM1KgOv4AwCgYIKoZIzj0EAwIwEjEQMA4GA1UEAwwHRXhhbXBsZTAeFw0yNjExMjUxODM4MTFaFw0zNjExMjIxODM4MTFaMBIxEDAOBgNVBAMMB0V4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARof69AR16QaOrvzVaWe6PNvyn/b/bOyDgnfHfONjPmwLDjZRzsLH2r4+UeEBaeqkou5JhUf7cLpdMQAi1FA1VXo1MwUTAdBgNVHQ4EFgQUnRRRf51QlyCs52q8MyID6Rc1ir4wHwYDVR0jBBgwFoAUnRRRf51QlyCs52q8MyID6Rc1ir4wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA1telUku5w4OXRkroyWHJjV5cYCPcNkkNcFnU2ho4gycCIQDeNgOIsSCBrmBmSgP0Q4TOeiIISdtSulwEhCIclb+MVA==';

/** A phone with certificates; their keys are encrypted with a real PIN. */
async function install(...names: string[]) {
  const { sign } = await makeKeys();
  const issued = { serialNumber: '4A7F91C20E883D17', signCertificate, notAfter: '2027-11-21 10:30:00' };
  for (const [at, productName] of names.entries()) {
    const box = await lockWithPin(pin, sign.privateKey);
    await keepCertificate({ id: `story-${at}`, holderName: '赵*', productName, box, issued, wrongPins: 0 });
  }
}

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/PhoneStampPage 扫码签章',
  id: 'screens-certificates-phone-stamp-page',
  component: PhoneStampPage,
  decorators: [inApp({ path: `/m/stamp#c=${code}` })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('phone'),
  async beforeEach({ msw }) {
    msw.use(...exampleHandlers());
    await Promise.all(['story-0', 'story-1'].map(dropCertificate));
    await install('手机证书');
  },
} satisfies Meta<typeof PhoneStampPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const goOn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '是我的电脑，继续' }));
  return canvas;
};
const typePin = async (canvasElement: HTMLElement, text: string) => {
  const canvas = await goOn(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^证书密码/), text);
  await userEvent.click(canvas.getByRole('button', { name: '签章' }));
  return canvas;
};

/** Shows the requesting computer and the document. */
export const Default: Story = {};
/** The computer has placed the seals: the digest is shown beside the name, and the PIN is asked for. */
export const Prepared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await expect(await canvas.findByText('7D9C 2F4E 5A6B 8C0D')).toBeVisible();
  },
};
export const ComputerBusy: Story = {
  beforeEach({ msw }) {
    msw.use(mock(scanStamp.look, () => ({ ...scanStamp.look.example.response, digest: '' })));
  },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await expect(await canvas.findByText('电脑正在放置印章，请稍候。')).toBeVisible();
  },
};
export const Signed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await typePin(canvasElement, pin);
    await expect(await canvas.findByText('已签章')).toBeVisible();
  },
};
export const WrongPin: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await typePin(canvasElement, 'Wrong-pin-1');
    await expect((await canvas.findAllByText(/还可以输 9 次/))[0]).toBeVisible();
  },
};
export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(scanStamp.answer, ({ body }) => {
        if (body.signature !== '') throw refuse('signatureWrong');
        return { state: 'refused' as const };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '不是我，拒绝' }));
    await expect(await canvas.findByText('已拒绝签章')).toBeVisible();
  },
};
export const TwoCertificates: Story = {
  async beforeEach() {
    await install('手机证书', '手机证书（企业）');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radiogroup', { name: '用哪张证书签章' })).toBeVisible();
  },
};
export const CertificateRefused: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(scanStamp.choose, 'certificateRevoked'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await expect(await canvas.findByText('这张证书不能签章')).toBeVisible();
  },
};
export const NoCertificate: Story = {
  async beforeEach() {
    await dropCertificate('story-0');
  },
};
export const CodeOver: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(scanStamp.look, 'scanStampEnded'));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(scanStamp.look));
  },
};
