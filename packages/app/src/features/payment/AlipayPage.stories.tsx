import { payments } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { AlipayPage } from './AlipayPage.js';

const gateway = 'https://pay.example.cn/gateway.do?charset=utf-8';
const form = { action: gateway, fields: { sign: 'c2lnbg==' } };
const htmlStr = `<form action="${gateway}" method="POST"><input type="hidden" name="sign" value="c2lnbg=="></form>`;
const config = { paymentHosts: ['https://pay.example.cn'] };
const at = (path: string) => ({ decorators: [inApp({ path, token: '5.story', config })] });
const byOrder = at('/alipay?orderNo=DD20261121000001');

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/AlipayPage 支付宝',
  id: 'screens-payment-alipay-page',
  component: AlipayPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  args: { submit: fn() },
  beforeEach({ msw }) {
    msw.use(mock(payments.alipayForm, form), ...exampleHandlers());
  },
} satisfies Meta<typeof AlipayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form is fetched by the order number and submitted once. */
export const Default: Story = {
  ...byOrder,
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(1));
    await expect(args.submit).toHaveBeenCalledWith(form);
  },
};
/** The spec's htmlStr is parsed before it is submitted. */
export const GivenForm: Story = {
  ...at(`/alipay/?htmlStr=${encodeURIComponent(htmlStr)}`),
  play: async ({ args }) => {
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(form));
  },
};
export const HostileForm: Story = {
  ...at(`/alipay/?htmlStr=${encodeURIComponent('<img src=x onerror=alert(1)>')}`),
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '付款页面不安全，已停止跳转' });
    await expect(args.submit).not.toHaveBeenCalled();
  },
};
export const ForeignHost: Story = {
  ...byOrder,
  beforeEach({ msw }) {
    msw.use(
      mock(payments.alipayForm, { ...form, action: gateway.replace('pay.example.cn', 'evil.example') }),
    );
  },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '付款页面不安全，已停止跳转' });
    await expect(args.submit).not.toHaveBeenCalled();
  },
};
export const NotPayable: Story = {
  ...byOrder,
  beforeEach({ msw }) {
    msw.use(mockError(payments.alipayForm, 'orderNotPayable', { state: '已关闭' }));
  },
};
export const NotMine: Story = {
  ...byOrder,
  beforeEach({ msw }) {
    msw.use(mockError(payments.alipayForm, 'notFound'));
  },
};
export const NothingGiven: Story = at('/alipay');
export const Loading: Story = {
  ...byOrder,
  beforeEach({ msw }) {
    msw.use(mockForever(payments.alipayForm));
  },
};
export const Failed: Story = {
  ...byOrder,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(payments.alipayForm));
  },
};
export const Phone: Story = { ...byOrder, globals: onScreen('phone') };
export const Dark: Story = { ...byOrder, globals: { ...onScreen('laptop'), theme: 'dark' } };
