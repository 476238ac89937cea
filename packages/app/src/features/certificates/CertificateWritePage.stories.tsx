import type { OrderDetail } from '@ca-portal/api';
import { certificates, orders, session } from '@ca-portal/api/contract';
import { defaultPortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import { LockError } from '@ca-portal/ca-lock-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LockSdkProvider, type LockConnection, type LockSdk } from '../../lock/index.js';
import { scriptedLock, type LockScript } from '../../lock/scripted-lock.fixtures.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { holderTree } from './certificates.fixtures.js';
import { CertificateWritePage } from './CertificateWritePage.js';

const order: OrderDetail = {
  ...orders.detail.example.response,
  state: 40,
  reviewBefore: null,
  actions: ['issue'],
};
const path = `/core/certWrite?orderNo=${order.orderNo}`;

interface LockParameters {
  script?: LockScript;
  /** Commands with another behavior; a list gives one set of them for each detection in turn. */
  commands?: Partial<LockConnection>[];
}

function lockOf({ script = { blank: true }, commands = [] }: LockParameters): LockSdk {
  const base = scriptedLock(script);
  let detections = 0;
  return {
    ...base,
    connect: async (options) => {
      const changed = commands[Math.min(detections, commands.length - 1)];
      detections += 1;
      return { ...(await base.connect(options)), ...changed };
    },
  };
}

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/CertificateWritePage 写入证书',
  id: 'screens-certificates-certificate-write-page',
  component: CertificateWritePage,
  decorators: [
    (Story, { parameters }) => {
      const {
        lock = {},
        at = path,
        config = {},
      } = parameters as {
        lock?: LockParameters;
        at?: string;
        config?: Partial<PortalConfig>;
      };
      const InApp = inApp({ path: at, token: '5.story', layout: 'work', config });
      return <LockSdkProvider value={lockOf(lock)}>{InApp(Story)}</LockSdkProvider>;
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(session.routers, holderTree), mock(orders.detail, order), ...exampleHandlers());
  },
} satisfies Meta<typeof CertificateWritePage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function detect(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(?:检测CA锁|重新检测)$/ }));
  return canvas;
}
async function enterPin(canvasElement: HTMLElement, pin = '12345678') {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('CA锁密码（PIN码）'), `${pin}{Enter}`);
  return canvas;
}
async function write(canvasElement: HTMLElement) {
  await detect(canvasElement);
  return enterPin(canvasElement);
}

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '检测CA锁' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
/** The empty lock is found: PIN form, and nothing has been sent yet. */
export const LockFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await detect(canvasElement);
    await expect(await canvas.findByText('检测到空白CA锁')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开始写入' })).toBeVisible();
  },
};
/** From the PIN to the certificate in the lock. */
export const Writes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: '证书已写入' })).toHaveFocus());
    await expect(canvas.getByText('4A7F 91C2 0E88 3D15')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '用CA锁登录试试' })).toHaveAttribute('href', '/loginByCa');
  },
};
/** A replacement that is written after the end that it keeps: nothing takes effect, the renewal comes next. */
export const WritesEnded: Story = {
  beforeEach({ msw }) {
    const notAfter = '2020-11-21 10:30:00';
    msw.use(mock(certificates.issueSign, { ...certificates.issueSign.example.response, notAfter }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText(/已于 2020-11-21 到期.*办理延期续费/)).toBeVisible();
    await expect(canvas.queryByText(/生效/)).toBeNull();
    await expect(canvas.getByRole('link', { name: '查看我的证书' })).toBeVisible();
  },
};
/** The production desk writes a lock that the holder collects. */
export const WritesForCounter: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(orders.detail, { ...order, delivery: 'counter', servicePoint: '沈阳浑南网点' }),
      mock(certificates.issueInstalled, { orderNo: order.orderNo, state: 60 }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText(/订单现在是“待领取”/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '用CA锁登录试试' })).toBeNull();
  },
};
/** The lock generates keys: it takes a minute, and unplugging would damage it. */
export const Writing: Story = {
  parameters: { lock: { commands: [{ generateKeyPair: () => new Promise(() => undefined) }] } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    const warning = await canvas.findByRole('region', { name: '正在写入证书，请勿拔出CA锁或关闭页面' });
    // on the screen wherever the PIN was typed
    await waitFor(() => expect(warning).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /^取消/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const PinWrong: Story = {
  parameters: { lock: { script: { blank: true, tries: 3 } } },
  play: async ({ canvasElement }) => {
    await detect(canvasElement);
    const canvas = await enterPin(canvasElement, '87654321');
    await expect(await canvas.findByText(/还可尝试 3 次/)).toBeVisible();
    await expect(canvas.queryByText(/证书没有丢失/)).toBeNull();
  },
};
export const PinLocked: Story = {
  parameters: { lock: { script: { blank: true, locked: true } } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText(/锁已锁死/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '解锁CA锁' }));
    await expect(await screen.findByRole('dialog', { name: '解锁CA锁' })).toBeVisible();
  },
};

const lockGone = () => Promise.reject(new LockError('lock-removed'));
const cutOff: Partial<LockConnection> = { importCertificates: lockGone };

/** 制证异常: the lock was pulled out while the certificate was being written. */
export const LockRemoved: Story = {
  parameters: { lock: { commands: [cutOff] } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText('写入没有完成，证书没有丢失')).toBeVisible();
    await expect(canvas.getByText('制证异常')).toBeVisible();
    await expect(canvas.getByText(/写到 80% 时中断：CA ?锁已被拔出。插回同一把锁就能继续/)).toBeVisible();
  },
};
/** The same lock is plugged in again, and the writing succeeds. */
export const GoesOn: Story = {
  parameters: { lock: { commands: [cutOff, {}] } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await canvas.findByText('写入没有完成，证书没有丢失');
    await detect(canvasElement);
    await expect(await canvas.findByRole('button', { name: '继续写入' })).toBeVisible();
    await enterPin(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '证书已写入' })).toBeVisible();
  },
};
/** Another lock is plugged in after the break: the page names it, and uses it only after a confirmation. */
export const OtherLock: Story = {
  parameters: {
    lock: {
      commands: [cutOff, { readAll: async () => ({ values: { deviceId: 'SIM-0002' }, failures: {} }) }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await canvas.findByText('写入没有完成，证书没有丢失');
    await detect(canvasElement);
    await expect(await canvas.findByText('当前CA锁与上次写入的不是同一把')).toBeVisible();
    await expect(canvas.getByText(/请插入设备编号为 SIM-0001 的锁/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '改用这把锁' }));
    await expect(canvas.getByRole('button', { name: '继续写入' })).toBeVisible();
  },
};
export const NetworkGone: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(certificates.issueSign, 'serverBusy', { reference: 'A1B2C3' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText('写入没有完成，证书没有丢失')).toBeVisible();
    await expect(canvas.getByText(/服务繁忙/)).toBeVisible();
  },
};
/** A certificate is in this lock already: it is replaced only after a question. */
export const ReplacesCertificate: Story = {
  parameters: { lock: { script: {} } },
  play: async ({ canvasElement }) => {
    const canvas = await detect(canvasElement);
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '替换锁内的证书' }));
      return within(await screen.findByRole('alertdialog', { name: '替换锁内的证书？' }));
    };
    await userEvent.click((await ask()).getByRole('button', { name: '取消' }));
    await expect(canvas.queryByLabelText('CA锁密码（PIN码）')).toBeNull();
    await userEvent.click((await ask()).getByRole('button', { name: '替换' }));
    await waitFor(() => expect(canvas.getByLabelText('CA锁密码（PIN码）')).toHaveFocus());
  },
};
/** The page was reloaded after a break: the same lock continues, and its certificate is not issued again. */
export const Interrupted: Story = {
  parameters: { lock: { script: {} } },
  beforeEach({ msw }) {
    const { issueId } = certificates.issueBegin.example.response;
    const { serialNumber, notAfter } = certificates.issueSign.example.response;
    const issuedCertificate = { issueId, serialNumber, notAfter };
    msw.use(
      mock(orders.detail, {
        ...order,
        state: 55,
        writing: { deviceId: 'SIM-0001', step: 'write', issuedCertificate },
      }),
      mockError(certificates.issueSign, 'serverBusy', { reference: 'A1B2C3' }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('上次写入没有完成，证书没有丢失')).toBeVisible();
    await expect(canvas.getByText(/插入上次使用的CA锁（设备编号 SIM-0001），检测后就能继续/)).toBeVisible();
    await detect(canvasElement);
    await expect(await canvas.findByRole('button', { name: '继续写入' })).toBeVisible();
    await enterPin(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '证书已写入' })).toBeVisible();
  },
};
export const RefusedAtOnce: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(certificates.issueBegin, 'issueNotAllowed', { state: '已完成' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText(/订单当前为“已完成”，还不能写入证书/)).toBeVisible();
    await expect(canvas.queryByText('制证异常')).toBeNull();
  },
};
/** 签章变更: the lock keeps its certificate and gets the new seal. */
export const PracticeSeal: Story = {
  parameters: {
    lock: { script: {} },
    config: { lock: { ...defaultPortalConfig.lock, licenseKey: 'story' } },
  },
  beforeEach({ msw }) {
    msw.use(
      mock(orders.detail, { ...order, orderType: '0110' }),
      mock(certificates.seal, {
        seals: [{ kind: 'practice', picture: 'iVBORw0KGgo=' }],
        reason: '',
        serialNumber: '4A7F91C20E883D15',
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    const done = await canvas.findByRole('heading', { name: '新印章已写入' });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(canvas.queryByText(/替换锁内的证书/)).toBeNull();
  },
};
/** 签章变更 with an empty lock: nothing is written into it. */
export const PracticeSealBlankLock: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, { ...order, orderType: '0110' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await detect(canvasElement);
    await expect(await canvas.findByText('这把锁里没有证书')).toBeVisible();
    await expect(canvas.queryByLabelText('CA锁密码（PIN码）')).toBeNull();
  },
};
const notWritable = (given: Partial<OrderDetail>, words: RegExp): Story => ({
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, { ...order, actions: [], ...given }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
});
export const NotApproved = notWritable({ state: 30 }, /订单当前为“待审核”/);
export const WrittenBefore = notWritable({ state: 70 }, /证书已经写入/);
export const WrittenByStaff = notWritable({ delivery: 'counter' }, /由工作人员写入/);
export const Unknown: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有找到这个订单')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(orders.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(orders.detail));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试，订单' })).toBeVisible();
  },
};
/** A change has no validity period of its own. */
export const WithoutYears: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, { ...order, years: 0 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('适用平台')).toBeVisible();
    await expect(canvas.queryByText('年限')).toBeNull();
  },
};
export const LongText: Story = {
  ...LockRemoved,
  beforeEach({ msw }) {
    const holderName = '示例市轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司';
    const platformNames = ['省级工程建设项目招标投标与合同履约综合交易监管服务平台', '电子招投标系统'];
    msw.use(mock(orders.detail, { ...order, holderName, platformNames }));
  },
};
export const DoneDark: Story = { ...Writes, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...Writing, globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { ...LockRemoved, globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Wide: Story = { ...Writing, globals: onScreen('wide') };
export const Phone: Story = { ...Writing, globals: onScreen('phone') };
