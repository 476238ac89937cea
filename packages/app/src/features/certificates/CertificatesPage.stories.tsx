import { caManage, caServices, certificates, session } from '@ca-portal/api/contract';
import { defaultPortalConfig } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { LockSeal } from '@ca-portal/ca-lock-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalConfigProvider } from '../../config/config.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { scriptedLock } from '../../lock/scripted-lock.fixtures.js';
import { LockSdkProvider } from '../../lock/index.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { certificateRow, certificateRows, holderTree } from './certificates.fixtures.js';
import { CertificatesPage } from './CertificatesPage.js';

const list = (rows: typeof certificateRows) => mock(certificates.list, { rows, total: rows.length });

/** The businesses of the written certificates: two can be renewed, one says from when. */
const cards = mock(caManage.list, () => {
  const rows = certificateRows
    .filter(({ notAfter }) => notAfter !== null)
    .map((row, index) => ({
      ...caManage.list.example.response,
      id: row.id,
      carrier: row.carrier,
      holderName: row.holderName,
      lockTypeName: row.lockTypeName,
      state: row.state,
      runningOrderNo: null,
      actions: [
        { orderType: '0103' as const, unavailableReason: index < 2 ? '' : '2027-05-12 起可以延期' },
        { orderType: '0102' as const, unavailableReason: '' },
        { orderType: '0104' as const, unavailableReason: index === 2 ? '该证书已注销' : '' },
        { orderType: '0108' as const, unavailableReason: '' },
      ],
    }));
  return { rows, total: rows.length };
});

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/CertificatesPage 证书管理',
  id: 'screens-certificates-certificates-page',
  component: CertificatesPage,
  decorators: [inApp({ path: '/core/caManage', token: '5.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(session.routers, holderTree), list(certificateRows), cards, ...exampleHandlers());
  },
} satisfies Meta<typeof CertificatesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Certificates to be written come first and link to the writing page. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /写入证书，个人锁 王样例/ })).toHaveAttribute(
      'href',
      '/core/certWrite?orderNo=DD20261121000001',
    );
    await expect(canvas.getByText('4A7F 91C2 0E88 3D15')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /个人锁.*王样例.*待写入/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /写入证书，个人锁 赵样例/ })).toBeNull();
    await expect(canvas.getByRole('row', { name: /个人锁.*赵样例.*制证中/ })).toBeVisible();
  },
};
/** Every business of a certificate: a disabled one shows its reason, an enabled one opens the wizard. */
export const Businesses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '批量延期（2 张）' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^更多，手机证书 周样例/ }));
    await expect(await screen.findByRole('menuitem', { name: /CA补办/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/apply?business=0102&certificates='),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: '证书体检' }));
    await expect(await screen.findByRole('dialog', { name: '证书体检' })).toBeVisible();
    await expect(await screen.findByText('还有 79 天到期，可以办理延期')).toBeVisible();
  },
};
/** The cards are still loading: renewable certificates are estimated, and the button is disabled. */
export const CardsComing: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(caManage.list));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^批量延期/ })).toHaveAccessibleDescription(
      '正在核对哪些证书可以延期',
    );
  },
};
/** Selected certificates: each business that they can do together, and how many of them can. */
export const SeveralAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择 手机证书 周样例' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 PC证书 辽宁砚川建设工程有限公司' }));
    await expect(canvas.getByRole('link', { name: '延期所选（1 张）' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '增加平台所选（2 张）' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/apply\?business=0104&certificates=[\w-]+,[\w-]+$/),
    );
    await expect(canvas.getByRole('button', { name: '导出所选（2 张）' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提醒所选（2 张）' }));
    const dialog = within(await screen.findByRole('dialog', { name: '设置办理提醒' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /提醒日期/ }), '2027-01-08');
    await userEvent.click(dialog.getByRole('button', { name: '设置提醒' }));
    await expect(await screen.findByText(/2027-01-08 会给您发消息，共 2 张证书/)).toBeVisible();
  },
};
/** The stored certificate with its chain, for a platform that needs it; after a refusal the drawer stays open. */
export const CertificateFile: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(caServices.sm2Certificates, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^更多，手机证书 周样例/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '证书体检' }));
    await userEvent.click(await screen.findByRole('button', { name: '保存证书文件' }));
    await expect(await screen.findByRole('dialog', { name: '证书体检' })).toBeVisible();
  },
};
/** A ring with a dot, and a square with two strokes. */
const heldSeals: readonly LockSeal[] = [
  {
    kind: 'company',
    image:
      'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoAQMAAAC2MCouAAAABlBMVEX////IEC5cagsYAAAAAnRSTlMA/1uRIrUAAABuSURBVHjabY+xDYAgEEWfsaDDBUhYg8Kh3EBGcxRHsKTyhHw0FF7IS47A3fvQyxqcnUC0Ui92bqAQYTpxmflox+XWLsCFr9wIQOpMQPi4Etgw/MvJ8i+HN/o1zhnna6O2y0RWMpRtN1cKJVK6Vg/PSixxUTT1iAAAAABJRU5ErkJggg==',
  },
  {
    kind: 'legalRepresentative',
    image:
      'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoAQMAAAC2MCouAAAABlBMVEX////IEC5cagsYAAAAAnRSTlMA/1uRIrUAAAAYSURBVHjaY/gPAgzI5AMZBgv2YUJi+A4A1wtHuYynrfYAAAAASUVORK5CYII=',
  },
];
/**
 * Data that only the plugged-in lock has: driver, seals and a test signature that the portal verifies like any
 * receiver.
 */
export const HealthOfPluggedLock: Story = {
  decorators: [
    (Story) => (
      <LockSdkProvider value={scriptedLock({ seals: heldSeals })}>
        <PortalConfigProvider
          value={{ ...defaultPortalConfig, lock: { ...defaultPortalConfig.lock, licenseKey: 'LK' } }}
        >
          <Story />
        </PortalConfigProvider>
      </LockSdkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^更多，主锁 辽宁砚川/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '证书体检' }));
    const drawer = within(await screen.findByRole('dialog', { name: '证书体检' }));
    await userEvent.click(await drawer.findByRole('button', { name: '插锁检测' }));
    await userEvent.click(await drawer.findByRole('button', { name: '检测CA锁' }));
    await userEvent.type(await drawer.findByLabelText(/CA锁密码/), '00000000');
    await userEvent.click(drawer.getByRole('button', { name: '试签一次' }));
    await expect(await drawer.findByText(/密码不正确|密码错误/)).toBeVisible();
    await userEvent.clear(drawer.getByLabelText(/CA锁密码/));
    await userEvent.type(drawer.getByLabelText(/CA锁密码/), '12345678');
    await userEvent.click(drawer.getByRole('button', { name: '试签一次' }));
    await expect(await drawer.findByText('签名成功，平台验证通过')).toBeVisible();
    await expect(drawer.getByText(/已连接，设备编号/)).toBeVisible();
    await expect(drawer.getByText('锁内有公章、法人章')).toBeVisible();
    await expect(drawer.getByRole('img', { name: '法人章' })).toBeVisible();
  },
};
/** 挂失 needs a code sent to the user's own phone. */
export const ReportLost: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^更多，主锁 辽宁砚川/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '挂失' }));
    const dialog = await screen.findByRole('dialog', { name: '挂失CA锁' });
    await userEvent.click(within(dialog).getByRole('button', { name: '确认挂失' }));
    await expect(await within(dialog).findByRole('region', { name: /处需要修改/ })).toBeVisible();
  },
};
/**
 * Reported lost while an order is running: the dialog says what happens to the order, and only the order's end frees
 * the lock.
 */
export const ReportLostWhileOrderRuns: Story = {
  beforeEach({ msw }) {
    let state: 'busy' | 'lost' = 'busy';
    const [row] = certificateRows.filter(({ notAfter, state: now }) => notAfter !== null && now === 'busy');
    const card = () => ({
      ...caManage.list.example.response,
      ...(row ? { id: row.id, holderName: row.holderName, lockTypeName: row.lockTypeName } : {}),
      state,
      runningOrderNo: 'DD20261121000001',
      actions: [],
    });
    msw.use(
      mock(caManage.list, () => ({ rows: [card()], total: 1 })),
      mock(caManage.reportLost, () => {
        state = 'lost';
        return card();
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = () => canvas.findByRole('button', { name: /^更多，/ });
    await userEvent.click(await more());
    await userEvent.click(await screen.findByRole('menuitem', { name: '挂失' }));
    const dialog = within(await screen.findByRole('dialog', { name: '挂失CA锁' }));
    await expect(dialog.getByText(/正在办理的订单不受影响/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /情况说明/ }), '出差途中遗失');
    await userEvent.type(dialog.getByRole('textbox', { name: /短信验证码/ }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: '确认挂失' }));
    await expect(await screen.findByText('已挂失，这把锁不能再登录')).toBeVisible();
    await userEvent.click(await more());
    await expect(await screen.findByRole('menuitem', { name: /解除挂失/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** The holder has left the company in the certificate: cancelling it is all that is left, also of a lost one. */
export const FormerEmployee: Story = {
  beforeEach({ msw }) {
    const [row] = certificateRows.filter(({ notAfter, state: now }) => notAfter !== null && now === 'busy');
    const left = '您已不在该证书所属的企业，该证书只能挂失或申请注销';
    const card = {
      ...caManage.list.example.response,
      ...(row ? { id: row.id, holderName: row.holderName, lockTypeName: row.lockTypeName } : {}),
      state: 'lost' as const,
      companyLeft: true,
      actions: [
        { orderType: '0103' as const, unavailableReason: left },
        { orderType: '0108' as const, unavailableReason: '' },
      ],
    };
    msw.use(mock(caManage.list, { rows: [card], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^更多，/ }));
    const renewal = await screen.findByRole('menuitem', { name: /^延期续费/ });
    await expect(renewal).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: 'CA注销' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.queryByRole('menuitem', { name: /解除挂失/ })).toBeNull();
  },
};
export const OneState: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^办理中 ?3$/ }));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('变更中')).toBeVisible();
    await expect(canvas.queryByText('已过期 12 天')).toBeNull();
  },
};
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('4A7F 91C2 0E88 3D15');
    await userEvent.type(canvas.getByRole('searchbox'), '没有这张');
    await userEvent.click(canvas.getByRole('button', { name: '清除全部条件' }));
    await expect(canvas.getByText('4A7F 91C2 0E88 3D15')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(certificates.list));
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(list([]));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '立即新办' })).toHaveAttribute(
      'href',
      '/product',
    );
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(certificates.list));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};
/** The role was removed while the page was open. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(certificates.list, 'forbidden'));
  },
  play: saysNoPermission,
};
export const ManyCertificates: Story = {
  beforeEach({ msw }) {
    msw.use(
      list(Array.from({ length: 34 }, (_, i) => certificateRow({ holderName: `员工 ${i + 1}` }, 10 * i))),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '第 4 页' }));
    await expect(canvas.getByText('员工 34')).toBeVisible();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const holderName = '示例市轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司';
    const platformNames = ['省级工程建设项目招标投标与合同履约综合交易监管服务平台', '二', '三', '四'];
    const serialNumber = '4A7F91C20E883D154A7F91C20E883D15';
    msw.use(list([certificateRow({ holderName, platformNames, serialNumber }, 3), ...certificateRows]));
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Wide: Story = { globals: onScreen('wide') };
export const Phone: Story = { globals: onScreen('phone') };
