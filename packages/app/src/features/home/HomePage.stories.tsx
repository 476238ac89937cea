import { content, home, session, shop } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { downloads, longText, notices, offers, pictures, todos } from './home.fixtures.js';
import { HomePage } from './HomePage.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/HomePage 首页',
  id: 'screens-home-home-page',
  component: HomePage,
  decorators: [
    (Story, { parameters }) => {
      const { token = null } = parameters as { token?: string | null };
      return inApp({ token, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(shop.list, { rows: offers, total: offers.length }),
      mock(content.notices, { rows: notices, total: notices.length }),
      mock(content.downloads, { items: downloads, total: downloads.length }),
      mock(home.carousel, pictures),
      mock(home.adverts, []),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor finds where to start, and the prices; the order progress asks for a login first. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const business = within(canvas.getByRole('region', { name: '我要办理' }));
    await expect(business.getByRole('link', { name: /^新办/ })).toHaveAttribute('href', '/product');
    await expect(business.getByRole('link', { name: /^延期/ })).toHaveAttribute(
      'href',
      '/jumpydDetial?type=0103',
    );
    await expect(business.getByRole('link', { name: '回答 5 个问题' })).toHaveAttribute('href', '/guide');
    await expect(await canvas.findByText('¥195.00')).toBeVisible();
    for (const progress of canvas.getAllByRole('link', { name: '查询办理进度' }))
      await expect(progress).toHaveAttribute('href', '/track');
    await expect(
      await canvas.findByRole('link', { name: '关于 2026 年 12 月系统维护的通知' }),
    ).toHaveAttribute('href', '/proclamationDetial?id=1');
    await userEvent.click(canvas.getByText('审核没有通过怎么办？'));
    await expect(canvas.getByText(/不用再次付款。$/, { selector: 'details p' })).toBeVisible();
  },
};
/** Pictures of the province below the products; one with an invalid link is not clickable. */
export const News: Story = {
  play: async ({ canvasElement }) => {
    const news = within(await within(canvasElement).findByRole('region', { name: '平台推荐' }));
    await expect(news.getByRole('link')).toHaveAttribute('href', '/jumpydDetial');
    await userEvent.click(news.getByRole('button', { name: /下一/ }));
    await waitFor(() => expect(news.getByText('手机证书，扫码登录和签章')).toBeVisible());
    await expect(news.getByText('手机证书，扫码登录和签章').closest('a')).toBeNull();
  },
};
/** An announcement of the platform, without a picture: shown although the province has no pictures. */
export const Advert: Story = {
  beforeEach({ msw }) {
    const advert = {
      id: 1,
      title: '年底延期续费高峰提醒',
      subtitle: '请提前安排',
      imageUrl: '',
      link: '/proclamation',
    };
    msw.use(mock(home.carousel, []), mock(home.adverts, [advert]));
  },
  play: async ({ canvasElement }) => {
    const news = within(await within(canvasElement).findByRole('region', { name: '平台推荐' }));
    await expect(news.getByRole('link', { name: /年底延期续费高峰提醒/ })).toHaveAttribute(
      'href',
      '/proclamation',
    );
  },
};
/** A few of each kind in the server's order: the nearest deadline first. */
export const LoggedIn: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(mock(home.todos, todos));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pay = await canvas.findByRole('link', { name: /^去支付/ });
    await expect(pay).toHaveAttribute('href', '/makeSurePay?orderNo=DD20261121000004');
    const list = within(canvas.getByRole('region', { name: '我的待办' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await expect(list.getByText('12-17 到期')).toBeVisible();
    await expect(list.getByRole('link', { name: /^去延期/ })).toHaveAttribute('href', '/core/caManage');
  },
};
/** Certificates that the holder issues himself: a lock is written, a computer certificate is downloaded. */
export const ToInstall: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    const install = { kind: 'install', before: null } as const;
    msw.use(
      mock(home.todos, [
        {
          ...install,
          title: '个人锁可以写入',
          detail: '插上CA锁，在线写入证书',
          link: '/core/certWrite?orderNo=DD20261121000004',
        },
        {
          ...install,
          title: 'PC证书可以下载',
          detail: '请在本人电脑或手机上下载安装',
          link: '/core/orderDetail?orderNo=DD20261121000005',
        },
      ]),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = await canvas.findByRole('link', { name: /^写入证书.*个人锁/ });
    await expect(write).toHaveAttribute('href', '/core/certWrite?orderNo=DD20261121000004');
    await expect(canvas.getByRole('link', { name: /^去下载.*PC证书/ })).toBeVisible();
  },
};
export const NothingToDo: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(mock(home.todos, []));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有待办的事情')).toBeVisible();
  },
};
export const Reviewer: Story = {
  parameters: { token: '101.story' },
  beforeEach({ msw }) {
    const { response } = session.info.example;
    msw.use(
      mock(session.info, {
        ...response,
        roleId: 101,
        permissions: ['cert:review', 'cert:make'],
        person: { ...response.person, roleId: 101, roleName: '审核员' },
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '去审核' })).toHaveAttribute(
      'href',
      '/certManage/review',
    );
  },
};
const blocks = [shop.list, content.notices, content.downloads, content.footer, home.carousel];
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...blocks.map((row) => mockForever(row)));
  },
};
/** Each block fails and recovers independently. */
export const Failed: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(...[...blocks, home.todos].map((row) => mockNetworkError(row)));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^重试/ })).toHaveLength(4));
    msw.use(mock(content.notices, { rows: notices, total: notices.length }));
    await userEvent.click(canvas.getByRole('button', { name: '重试，通知公告' }));
    await expect(await canvas.findByText(notices[0]?.title ?? '')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^重试/ })).toHaveLength(3);
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(shop.list, { rows: [], total: 0 }),
      mock(content.notices, { rows: [], total: 0 }),
      mock(content.downloads, { items: [], total: 0 }),
      mock(home.carousel, []),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无公告')).toBeVisible();
  },
};
export const LongText: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(
      mock(shop.list, {
        rows: offers.map((one) => ({ ...one, highlights: [longText, '短'], unavailableReason: longText })),
        total: offers.length,
      }),
      mock(content.notices, { rows: notices.map((one) => ({ ...one, title: longText })), total: 5 }),
      mock(content.downloads, {
        items: downloads.map((one) => ({ ...one, title: longText, content: longText })),
        total: 4,
      }),
      mock(
        home.todos,
        todos.map((one) => ({ ...one, title: longText, detail: longText })),
      ),
      mock(
        home.carousel,
        pictures.map((one) => ({ ...one, title: longText, subtitle: longText })),
      ),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
