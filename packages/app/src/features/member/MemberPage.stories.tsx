import { catalog } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { MemberPage } from './MemberPage.js';
import type { Membership } from './queries.js';

const member: Membership = {
  enabled: true,
  level: 0,
  levelName: '普通会员',
  spentFen: 32_600,
  nextLevelFen: 100_000,
  levels: [
    { level: 0, name: '普通会员', fromFen: 0 },
    { level: 1, name: '银卡会员', fromFen: 100_000 },
    { level: 2, name: '金卡会员', fromFen: 500_000 },
  ],
  benefits: [
    { label: '课程价格', cells: ['原价', '会员价', '会员价再打 9 折'] },
    { label: '专属客服', cells: ['', '', '有'] },
  ],
};
const longText = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/MemberPage 会员',
  id: 'screens-member-member-page',
  component: MemberPage,
  decorators: [
    (Story, { parameters }) => {
      const { token = '5.story' } = parameters as { token?: string | null };
      return inApp({ path: '/memberDes', token, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(catalog.member, member), ...exampleHandlers());
  },
} satisfies Meta<typeof MemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '再消费 ¥674.00，升级为银卡会员' }),
    ).toBeVisible();
    const present = canvas.getByRole('columnheader', { name: /普通会员.*当前等级/ });
    // On its own line: in a narrow column the line would start with a comma.
    await expect(within(present).getByText('当前等级')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制链接' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '打印' })).toBeVisible();
    await userEvent.click(canvas.getByText('哪些消费计入等级？'));
    await expect(canvas.getByText(/已退款的订单不计入/)).toBeVisible();
  },
};
const visitor: Membership = { ...member, level: 0, levelName: '', spentFen: 0, nextLevelFen: null };
/** The levels are public; the user's own needs a login, which returns here. */
export const Visitor: Story = {
  parameters: { token: null },
  beforeEach({ msw }) {
    msw.use(mock(catalog.member, visitor));
  },
  play: async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: '登录后查看您的等级' })).toBeVisible();
    await expect(main.getByRole('link', { name: '立即登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2FmemberDes',
    );
    await expect(main.getByRole('columnheader', { name: /银卡会员/ })).toBeVisible();
    await expect(main.queryByText(/当前等级|您现在是/)).toBeNull();
    await expect(main.queryByRole('link', { name: '个人中心' })).toBeNull();
  },
};
export const TopLevel: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(catalog.member, {
        ...member,
        level: 2,
        levelName: '金卡会员',
        spentFen: 900_000,
        nextLevelFen: null,
      }),
    );
  },
};
/** Switched off: the page does not exist. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mock(catalog.member, { ...member, enabled: false }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: '会员权益' })).toBeNull());
    await expect(canvas.queryByText(/普通会员/)).toBeNull();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(catalog.member, { ...member, benefits: [] }));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(catalog.member));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(catalog.member));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，会员等级' });
    msw.use(mock(catalog.member, member));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(catalog.member, {
        ...member,
        levelName: longText,
        levels: member.levels.map((one) => ({ ...one, name: longText })),
        benefits: member.benefits.map(({ cells }, n) => ({
          label: `${n} ${longText}`,
          cells: cells.map(() => longText),
        })),
      }),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
