import { caManage, home, orders, session, statistics, systemNotices } from '@ca-portal/api/contract';
import { permissions } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';
import { StartPage } from './StartPage.js';

const tree = [
  routeFolder('/core', '个人中心', 'user', [
    routeLeaf('start', 'core/start', '首页', 'home'),
    routeLeaf('caManage', 'core/caManage', 'CA管理', 'certificate'),
    routeLeaf('order', 'core/order', '我的订单', 'order'),
  ]),
];
const info = session.info.example.response;
const none = { rows: [], total: 0 };
const card = caManage.list.example.response;

const meta = {
  title: 'Screens 页面/Account 账号与资料/StartPage 登录后的首页',
  id: 'screens-start-start-page',
  component: StartPage,
  decorators: [inApp({ path: '/core/start', token: '5.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(session.routers, tree), ...exampleHandlers());
  },
} satisfies Meta<typeof StartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A company's administrator: to-dos, expiring certificates, open orders. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '有 1 件事等您处理' })).toBeVisible();
    const renew = await canvas.findByRole('link', { name: '办延期' });
    await expect(renew).toHaveAttribute('href', `/apply?business=0103&certificates=${card.id}`);
    await expect(await canvas.findByRole('link', { name: /^即将到期/ })).toHaveAttribute(
      'href',
      '/core/caManage?state=expiring',
    );
  },
};
export const NothingToDo: Story = {
  beforeEach({ msw }) {
    msw.use(mock(home.todos, []), mock(caManage.list, none), mock(orders.list, none));
  },
};
/** An expert or member of staff: is the certificate usable, and until when. */
export const Person: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(session.info, {
        ...info,
        roleId: 3,
        person: { ...info.person, roleId: 3, roleName: '评标专家', companyName: '' },
      }),
    );
  },
};
/** A person without a certificate: one next step. */
export const WithoutCertificate: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(session.info, {
        ...info,
        roleId: 3,
        person: { ...info.person, roleId: 3, roleName: '评标专家', companyName: '' },
      }),
      mock(home.todos, []),
      mock(caManage.list, none),
      mock(orders.list, none),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '办第一张证书' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我要办什么' })).toHaveAttribute('href', '/guide');
  },
};
/** The platform's administrator: every queue with the age of its oldest. */
export const Administrator: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(session.info, {
        ...info,
        roleId: 102,
        permissions: ['*:*:*'],
        person: { ...info.person, roleId: 102, roleName: '平台管理员', companyName: '' },
      }),
      mock(statistics.queues, [
        ...statistics.queues.example.response,
        { label: '退款审批', link: '/operation/finance?list=refunds', fresh: 0, today: 0, days: 0, old: 2 },
      ]),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('最久的等了 3 天以上')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去处理，退款审批' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /办理(?:证书|业务)/ })).toBeNull();
  },
};
/** A reviewer: queues, and the next order. */
export const Reviewer: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(session.info, {
        ...info,
        roleId: 101,
        permissions: [permissions.reviewOrders, permissions.reviewRoles],
        person: { ...info.person, roleId: 101, roleName: '审核员', companyName: '' },
      }),
    );
  },
};
/** Another office role, with neither the review nor the figures: its own queues and its pages. */
export const FinanceOffice: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(session.info, { ...info, permissions: [permissions.manageFinance], roleId: 201 as never }),
      mock(session.routers, [
        ...tree,
        routeFolder('/operation', '运营管理', 'chart', [
          routeLeaf('finance', 'operation/finance', '财务管理', 'money'),
        ]),
      ]),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '去处理，待确认汇款' })).toBeVisible();
    await expect(canvas.queryByText('待制证')).toBeNull();
    const pages = within(await canvas.findByRole('region', { name: '您的工作页面' }));
    await expect(pages.getByRole('link', { name: /^财务管理/ })).toHaveAttribute(
      'href',
      '/operation/finance',
    );
  },
};
/** An officer reads a notice of the office and confirms it; it leaves the list. */
export const OfficeNotice: Story = {
  ...FinanceOffice,
  play: async ({ canvasElement, msw }) => {
    const body = within(canvasElement.ownerDocument.body);
    const { noticeTitle } = systemNotices.detail.example.response;
    const listed = systemNotices.top.example.response.data[0]!.noticeTitle;
    await userEvent.click(await body.findByRole('button', { name: `查看，${listed}` }));
    const dialog = within(await body.findByRole('dialog', { name: noticeTitle }));
    const read = await dialog.findByRole('button', { name: '我已阅读' });
    msw.use(mock(systemNotices.top, { data: [], unreadCount: 0 }));
    await userEvent.click(read);
    await expect(await body.findByText('没有未读的公告。')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(home.todos), mockForever(caManage.list), mockForever(orders.list));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(caManage.list), mockNetworkError(orders.list));
  },
};
export const OnPhone: Story = { ...Default, globals: onScreen('phone') };
