import { scanStamp } from '@ca-portal/api/contract';
import { orderKey } from '@ca-portal/api/sealed-pdf/signature';
import { exampleHandlers, mock } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LockSdkProvider } from '../../../lock/index.js';
import { scriptedLock, type LockScript } from '../../../lock/scripted-lock.fixtures.js';
import { PublicLayout } from '../../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { makeSampleWorld } from '../verify/sample-authority.js';
import { blankContract, signed } from '../verify/other-tool.fixtures.js';
import { makeSample } from '../verify/samples.js';
import { verifySample } from '../verify/verify-file.js';
import { PublicFrame } from '../../../shared/page/index.js';
import { StampDone } from './StampDone.js';
import type { Stamped } from './stamp-engine.js';
import { StampPage } from './StampPage.js';

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/StampPage 文件签章',
  id: 'screens-solution-stamp-page',
  component: StampPage,
  decorators: [
    (Story, { parameters }) => (
      <LockSdkProvider value={scriptedLock((parameters as { script?: LockScript }).script)}>
        <Story />
      </LockSdkProvider>
    ),
    inApp({ path: '/stamp', layout: PublicLayout }),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof StampPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drop = async (canvasElement: HTMLElement, file: File) => {
  const place = await waitFor(() => {
    const found = canvasElement.querySelector('[data-part="drop"]');
    if (!found) throw new Error('nowhere to drop a file');
    return found;
  });
  const data = new DataTransfer();
  data.items.add(file);
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  return within(canvasElement);
};
const contract = async () => new File([(await makeSample('unsigned')).pdf], '施工合同（示例）.pdf');

/** A file with one signature, whose dictionary contains the given plan. */
async function planned(order: readonly string[]): Promise<File> {
  const hex = (name: string) =>
    Array.from(name, (one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const plan = `${orderKey} [${order.map((name) => `<FEFF${hex(name)}>`).join(' ')}]`;
  const signer = await (await makeSampleWorld()).signerOf('示例采购中心');
  const { pdf } = await signed(blankContract(), signer, new Date(), `Party A) /${plan} /Location (A`);
  return new File([pdf], '合同_已签章.pdf');
}

/** A red ring as a PNG file. */
async function sealPng(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [160, 160];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.strokeStyle = 'crimson';
  pen.lineWidth = 6;
  pen.arc(80, 80, 74, 0, Math.PI * 2);
  pen.stroke();
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done);
  });
  return new File(blob ? [blob] : [], '单位公章.png', { type: 'image/png' });
}
/** Replaces the system's file dialog with a given answer. */
const choosing = (file: File) => {
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function answered() {
    HTMLInputElement.prototype.click = click;
    const data = new DataTransfer();
    data.items.add(file);
    this.files = data.files;
    this.dispatchEvent(new Event('change'));
  };
};
const withSeal = async (canvasElement: HTMLElement) => {
  const canvas = await drop(canvasElement, await contract());
  await canvas.findByRole('img', { name: '第 1 页' });
  choosing(await sealPng());
  await userEvent.click(canvas.getByRole('button', { name: '用印章图片' }));
  await userEvent.click(await canvas.findByRole('button', { name: '放到本页，单位公章' }));
  return canvas;
};

export const Empty: Story = {};
/** Opens the page and waits until seals can be placed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, await contract());
    await expect(await canvas.findByRole('img', { name: '第 1 页' })).toBeVisible();
  },
};
/** A file with two signatures: the third signer continues with it. */
export const NextSigner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, new File([(await makeSample('valid')).pdf], '合同_已签章.pdf'));
    await expect(await canvas.findByText('已有 2 处签章，您是第 3 位')).toBeVisible();
  },
};
const noAuthority = {
  beforeEach: ({ msw }: Parameters<NonNullable<typeof meta.beforeEach>>[0]) => {
    msw.use(http.get('/pki/:name', () => HttpResponse.text('')));
  },
};
/** The first signer has planned the order, and the lock does not belong to the next signer. */
export const NotYourTurn: Story = {
  ...noAuthority,
  play: async ({ canvasElement }) => {
    const canvas = await drop(
      canvasElement,
      await planned(['示例采购中心', '李样例', '示例建设工程有限公司']),
    );
    await expect(await canvas.findByText('李样例：轮到签章')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '检测CA锁' }));
    await expect(await canvas.findByText('还没轮到您')).toBeVisible();
  },
};
export const OutOfTurn: Story = {
  ...noAuthority,
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, await planned(['李样例', '示例采购中心']));
    await expect(await canvas.findByText(/示例采购中心没有按顺序签/)).toBeVisible();
  },
};
/** Before a phone or a certificate file signs, the page also says whose turn it is. */
export const NextByPhone: Story = {
  ...noAuthority,
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, await planned(['示例采购中心', '李样例']));
    await expect(await canvas.findByText('李样例：轮到签章')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '手机证书' }));
    await expect(await canvas.findByText('按签署顺序，轮到李样例')).toBeVisible();
  },
};
/** A large file on a slow disk. */
export const Loading: Story = {
  beforeEach() {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = () => new Promise<never>(() => undefined);
    return () => {
      Blob.prototype.arrayBuffer = arrayBuffer;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, new File(['%PDF-1.7'], '合同.pdf'));
    await expect(await canvas.findByText('正在打开文件')).toBeVisible();
  },
};
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const name = `${'新建综合楼工程施工总承包招标投标及合同履约管理文件'.repeat(3)}.pdf`;
    const canvas = await drop(canvasElement, new File([(await makeSample('unsigned')).pdf], name));
    await expect(await canvas.findByRole('img', { name: '第 1 页' })).toBeVisible();
  },
};
/** By keyboard only: ten millimeters to the left, one down, a little larger, and back. */
export const Placed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await withSeal(canvasElement);
    const seal = await canvas.findByRole('button', { name: /^单位公章，第 1 页/ });
    const before = seal.getAttribute('aria-label') ?? '';
    seal.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}+');
    await expect(seal).not.toHaveAccessibleName(before);
    await expect(seal).toHaveAccessibleName(/宽 41 毫米$/);
    for (let n = 0; n < 3; n += 1) await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('button', { name: before })).toBeVisible();
  },
};
const refusedFile = (file: () => Promise<File>, words: RegExp): Story => ({
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, await file());
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});
export const WrongType = refusedFile(async () => new File(['hello'], '合同.pdf'), /不是 PDF/);
/** The national format is not supported, and the page says so. */
export const OfdFile = refusedFile(
  async () => new File(['PK\u0003\u0004 OFD.xml'], '合同.ofd'),
  /这是 OFD 文件/,
);
export const OpenFailed = refusedFile(
  async () => new File(['%PDF-1.7\nnothing'], '合同.pdf'),
  /已损坏或不完整/,
);
/** A PDF with that many empty pages, and extra entries in its trailer. */
const bare = (pages: number, trailer = '') => {
  const kids = Array.from({ length: pages }, (_, n) => n + 3);
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    `2 0 obj\n<< /Type /Pages /MediaBox [0 0 595 842] /Count ${pages} /Kids [${kids.map((n) => `${n} 0 R`).join(' ')}] >>\nendobj`,
    ...kids.map((n) => `${n} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj`),
    `trailer\n<< /Root 1 0 R /Size ${pages + 3} ${trailer} >>\nstartxref\n0\n%%EOF\n`,
  ];
  return new File([`%PDF-1.7\n${objects.join('\n')}`], '合同.pdf');
};
const locked = '0'.repeat(64);
export const Encrypted = refusedFile(
  async () =>
    bare(1, `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${locked}> /U <${locked}> >>`),
  /有打开密码，不能签章/,
);
export const TooManyPages = refusedFile(async () => bare(1001), /超过 1000 页/);
export const TooLarge = refusedFile(
  async () => new File([new Uint8Array(21 * 1024 * 1024)], '合同.pdf'),
  /超过 20 MB/,
);
export const WrongPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, await contract());
    await canvas.findByRole('img', { name: '第 1 页' });
    choosing(new File(['GIF89a'], '章.png'));
    await userEvent.click(canvas.getByRole('button', { name: '用印章图片' }));
    await expect(await canvas.findByText(/请选择 PNG 图片/)).toBeVisible();
  },
};
/** ChangeColor: a scan on white becomes a blue seal on a transparent ground, beside the first. */
export const Recolored: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await withSeal(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '去底变蓝，单位公章' }));
    await expect(await canvas.findByText('单位公章（蓝色）')).toBeVisible();
  },
};
const signing = async (canvasElement: HTMLElement, pin: string) => {
  const canvas = await withSeal(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '检测CA锁' }));
  await userEvent.type(await canvas.findByLabelText(/PIN/), pin);
  await userEvent.click(canvas.getByRole('button', { name: '签章' }));
  return canvas;
};
export const WrongPin: Story = {
  parameters: { script: { tries: 4 } },
  play: async ({ canvasElement }) => {
    const canvas = await signing(canvasElement, '87654321');
    await expect((await canvas.findAllByText(/4 次/))[0]).toBeVisible();
  },
};
/** The certificate expired between placing and signing. */
export const CertificateOver: Story = {
  parameters: { script: { validity: '2026-01-01 00:00:00' } },
  play: async ({ canvasElement }) => {
    const canvas = await signing(canvasElement, '12345678');
    await expect((await canvas.findAllByText('证书已过期')).length).toBeGreaterThan(0);
  },
};
/** A driver that signs other data: no file is created. */
export const NotSigned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await signing(canvasElement, '12345678');
    await expect(await canvas.findByText(/没有签成|驱动不支持/)).toBeVisible();
  },
};
/** A file that is not a certificate. */
export const WrongPcCertificate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await withSeal(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'PC证书' }));
    choosing(new File(['hello'], 'PC证书_5C2A.p12'));
    await userEvent.click(canvas.getByRole('button', { name: '选择证书文件' }));
    await userEvent.type(await canvas.findByLabelText(/证书文件密码/), 'Correct-horse-9');
    await userEvent.click(canvas.getByRole('button', { name: '签章' }));
    await expect(await canvas.findByText('证书文件不能用')).toBeVisible();
  },
};
const byPhone = async (canvasElement: HTMLElement) => {
  const canvas = await withSeal(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: '手机证书' }));
  await userEvent.click(canvas.getByRole('button', { name: '显示二维码' }));
  return canvas;
};
const phoneIs = (state: 'waiting' | 'refused' | 'ended') =>
  mock(scanStamp.state, () => ({ state, certificate: '', signature: '' }));
/** The picture for the phone, with the number to compare. */
export const PhonePicture: Story = {
  beforeEach({ msw }) {
    msw.use(phoneIs('waiting'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await byPhone(canvasElement);
    await expect(await canvas.findByText(/核对手机上的数字是 47/)).toBeVisible();
  },
};
export const PhoneRefused: Story = {
  beforeEach({ msw }) {
    msw.use(phoneIs('refused'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await byPhone(canvasElement);
    await expect(await canvas.findByText('手机上拒绝了签章')).toBeVisible();
  },
};
export const PhoneEnded: Story = {
  beforeEach({ msw }) {
    msw.use(phoneIs('ended'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await byPhone(canvasElement);
    await expect(await canvas.findByText('二维码已过期')).toBeVisible();
  },
};
/** Signed while the time-stamp authority was not available. */
export const TimeStampFailed: Story = {
  loaders: [async () => ({ report: await verifySample('valid', '合同_已签章.pdf') })],
  render: (_, { loaded }) => {
    const { report } = loaded as { report: Stamped['report'] };
    const file = new File(['%PDF-1.7'], '合同_已签章.pdf');
    return (
      <PublicFrame>
        <StampDone stamped={{ file, report, time: 'failed' }} onNext={() => {}} onAgain={() => {}} />
      </PublicFrame>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有取得时间戳')).toBeVisible();
  },
};
export const Phone: Story = { ...Default, globals: onScreen('phone') };
export const Dark: Story = { ...Placed, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...Default, globals: { ...onScreen('laptop'), mode: 'elder' } };
