import { orders } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { BatchProgressPage } from './BatchProgressPage.js';

const { response } = orders.detail.example;
type Detail = typeof response;
const changes: Record<string, Partial<Detail>> = {
  DD20261121000001: { holderName: '示例建设工程有限公司', state: 70, actions: [] },
  DD20261121000002: { holderName: '李样例', state: 40, actions: ['issue'] },
  DD20261121000003: { holderName: '王样例', state: 55, actions: ['issue'] },
  DD20261121000004: { holderName: '赵样例', carrier: 'mobile', state: 40, actions: ['download'] },
};
const batch = mock(orders.detail, ({ params }) => ({
  ...response,
  orderType: '0103' as const,
  orderNo: params.orderNo,
  carrier: 'lock' as const,
  ...changes[params.orderNo],
}));
const at = (orderNos: string) => ({
  decorators: [
    inApp({ path: `/apply/progress?orderNos=${orderNos}`, token: '5.story', layout: PublicLayout }),
  ],
});

const meta = {
  title: 'Screens 页面/Orders 办理与订单/BatchProgressPage 批量办理进度',
  id: 'screens-application-batch-progress-page',
  component: BatchProgressPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(batch, ...exampleHandlers());
  },
} satisfies Meta<typeof BatchProgressPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The interrupted order comes first, because its lock is at hand; the others may be done in any order. */
export const Default: Story = {
  ...at(Object.keys(changes).join(',')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已办完 1 张，共 4 张')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '轮到这一张：王样例' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '更新证书，王样例' })[0]).toHaveAttribute(
      'href',
      '/core/certWrite?orderNo=DD20261121000003',
    );
    await expect(canvas.getByRole('link', { name: '安装到手机，赵样例' })).toBeVisible();
  },
};
export const AllDone: Story = {
  ...at('DD20261121000001'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已办完 1 张，共 1 张')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /轮到这一张/ })).toBeNull();
  },
};
export const Nothing: Story = {
  ...at('x'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有要查看的订单')).toBeVisible();
  },
};
export const NotMine: Story = {
  ...at('DD20261121000001'),
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'notFound'));
  },
};
export const Failed: Story = {
  ...at('DD20261121000001'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(orders.detail));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^重试/ })).toBeVisible();
  },
};
export const LongText: Story = {
  ...at('DD20261121000002,DD20261121000004'),
  beforeEach({ msw }) {
    const holderName = '示例市轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司';
    msw.use(
      mock(orders.detail, ({ params }) => ({
        ...response,
        orderNo: params.orderNo,
        holderName,
        state: 40 as const,
        actions: ['issue' as const],
      })),
    );
  },
};
export const Loading: Story = {
  ...at('DD20261121000001'),
  beforeEach({ msw }) {
    msw.use(mockForever(orders.detail));
  },
};
export const OnPhone: Story = { ...at(Object.keys(changes).join(',')), globals: onScreen('phone') };
