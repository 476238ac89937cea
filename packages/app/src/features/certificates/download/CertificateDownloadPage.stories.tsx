import type { OrderDetail } from '@ca-portal/api';
import { caManage, certificates, orders, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { saysNoPermission } from '../../../story-kit/says-no-permission.js';
import { holderTree } from '../certificates.fixtures.js';
import { CertificateDownloadPage } from './CertificateDownloadPage.js';

const mobile: OrderDetail = {
  ...orders.detail.example.response,
  orderType: '0301',
  productName: '手机证书',
  holderName: '赵样例',
  carrier: 'mobile',
  state: 40,
  reviewBefore: null,
  actions: ['download'],
};
const pc: OrderDetail = { ...mobile, orderType: '0501', productName: 'PC证书', carrier: 'pc' };
const { response: binding } = caManage.mobileState.example;
const order = (one: OrderDetail) => mock(orders.detail, one);
const state = (change: Partial<typeof binding>) => mock(caManage.mobileState, { ...binding, ...change });

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/CertificateDownloadPage 下载证书',
  id: 'screens-certificates-certificate-download-page',
  component: CertificateDownloadPage,
  decorators: [
    inApp({ path: `/core/certDownload?orderNo=${mobile.orderNo}`, token: '5.story', layout: 'work' }),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(session.routers, holderTree),
      order(mobile),
      state({ state: 'waiting' }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof CertificateDownloadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The QR code for the phone; the page waits for the phone. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: '用手机扫码安装证书' })).toBeVisible();
  },
};
/** The phone has scanned the code. */
export const Scanned: Story = {
  beforeEach({ msw }) {
    msw.use(state({ state: 'scanned' }));
  },
  play: async ({ canvasElement }) => {
    const step = await within(canvasElement).findByRole('listitem', { current: 'step' });
    await expect(step).toHaveTextContent('手机已扫码');
  },
};
export const Installed: Story = {
  beforeEach({ msw }) {
    msw.use(state({ state: 'installed' }));
  },
};
/** The code has expired after ten minutes. */
export const PictureExpired: Story = {
  beforeEach({ msw }) {
    msw.use(state({ state: 'expired' }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '生成二维码' })).toBeVisible();
  },
};
/** No code has been requested yet. */
export const NothingOpened: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(caManage.mobileState, 'notFound'));
  },
};
/** 0501: a password, keys generated in this browser, one file, and the confirmation that it was saved. */
export const Computer: Story = {
  beforeEach({ msw }) {
    msw.use(order(pc));
  },
};
export const ComputerPasswordTooShort: Story = {
  ...Computer,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^证书文件密码/), 'short');
    await userEvent.type(canvas.getByLabelText(/^再输一次密码/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: '生成并下载' }));
    await expect(await canvas.findAllByText(/请输入 8 到 32 位/)).not.toHaveLength(0);
  },
};
export const ComputerRefused: Story = {
  beforeEach({ msw }) {
    msw.use(order(pc), mockError(certificates.issueBegin, 'issueNotAllowed', { state: '已完成' }));
  },
};
/** Downloaded before: a second download needs an approval. */
export const AlreadyDownloaded: Story = {
  beforeEach({ msw }) {
    msw.use(order({ ...pc, state: 70, actions: [] }));
  },
};
export const Unknown: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'notFound'));
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
};
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'forbidden'));
  },
  play: saysNoPermission,
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      order({
        ...mobile,
        productName: '手机证书（含省级工程建设交易平台、远程评标系统与电子招投标系统接入）',
        holderName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳浑南分公司',
      }),
    );
  },
};
export const OnPhone: Story = { globals: onScreen('phone') };
