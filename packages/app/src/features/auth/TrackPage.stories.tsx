import { orders } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { captchaPicture } from './captcha.fixtures.js';
import { TrackPage } from './TrackPage.js';

const found = orders.track.example.response;

const meta = {
  title: 'Screens 页面/Orders 办理与订单/TrackPage 查办理进度',
  id: 'screens-auth-track-page',
  component: TrackPage,
  decorators: [inApp({ path: `/track?orderNo=${found.orderNo}`, layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    msw.use(captchaPicture(), ...exampleHandlers());
  },
} satisfies Meta<typeof TrackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const lookUp = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/^下单时的手机号/), '13000000000');
  await userEvent.type(canvas.getByLabelText(/^短信验证码/), '123456');
  await userEvent.click(canvas.getByRole('button', { name: '查询' }));
  return canvas;
};

/** A link in a message contains the order number. */
export const Default: Story = {};
/** A wrong pair of number and phone is refused like a wrong code. */
export const NothingFits: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.track, 'smsCodeExpired'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await lookUp(canvasElement);
    await expect(await canvas.findByText(/验证码.*(?:过期|失效)/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '查不到时' })).toBeVisible();
  },
};
/** The sentence is the same whether the pair was right and a code was sent, or not. */
export const CodeAsked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^下单时的手机号/), '13000000000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText(/如果订单号和手机号对得上/)).toBeVisible();
  },
};
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await lookUp(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /企业主锁/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '登录后办理' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcore%2ForderDetail%3ForderNo%3DDD20261121000001',
    );
  },
};
export const ToCollect: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.track, { ...found, state: 60, reviewBefore: null, servicePoint: '浑南服务网点' }));
  },
  play: async ({ canvasElement }) => {
    await expect(await (await lookUp(canvasElement)).findByText(/领取地点：浑南服务网点/)).toBeVisible();
  },
};
export const Refunding: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.track, { ...found, refundStatus: 1 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await (await lookUp(canvasElement)).findByText(/正在退款/)).toBeVisible();
  },
};
export const WrongCode: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.track, 'smsCodeWrong'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await lookUp(canvasElement);
    await expect(await canvas.findByText(/验证码.*(?:错误|不对|不正确)/)).toBeVisible();
  },
};
export const NoOrderNumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^订单号/));
    await lookUp(canvasElement);
    await expect(await canvas.findByText(/订单号是 DD 加 14 位数字/)).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(orders.track));
  },
  play: async ({ canvasElement }) => void (await lookUp(canvasElement)),
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(orders.track));
  },
  play: async ({ canvasElement }) => {
    const canvas = await lookUp(canvasElement);
    await expect(await canvas.findByText('没有查到进度')).toBeVisible();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const name = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';
    msw.use(mock(orders.track, { ...found, productName: name, companyName: name, holderName: '欧***' }));
  },
  play: async ({ canvasElement }) => {
    await expect(await (await lookUp(canvasElement)).findByText('办理记录')).toBeVisible();
  },
};
export const OnPhone: Story = { ...Found, globals: onScreen('phone') };
export const Elder: Story = { ...Found, globals: { ...onScreen('laptop'), mode: 'elder' } };
