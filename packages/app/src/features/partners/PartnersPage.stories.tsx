import { about } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { PartnersPage } from './PartnersPage.js';
import type { Partner, PartnerGroup } from './queries.js';

const partner = (id: number, name: string, given: Partial<Partner> = {}): Partner => ({
  id,
  name: `${name}（示例）`,
  monogram: name.slice(0, 1),
  logoUrl: '',
  qualification: '电子认证服务许可，支持实体锁和 PC 证书',
  since: '2021',
  status: 'verified',
  link: '',
  ...given,
});
const connected = { status: 'connected', qualification: '互联互通，全部证书可用' } as const;
const groups: PartnerGroup[] = [
  { group: '证书服务商', partners: [partner(1, '北辰 CA'), partner(2, '云杉 CA'), partner(3, '青禾 CA')] },
  { group: '介质与签章厂商', partners: [partner(4, '启钥科技'), partner(5, '方印软件')] },
  {
    group: '交易与业务平台',
    partners: [
      partner(6, '省级工程建设交易平台', { ...connected, link: 'https://trade.example.cn/login' }),
      partner(7, '企业采购平台', { ...connected, link: 'javascript:alert(1)' }),
    ],
  },
];
const longText = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';

const meta = {
  title: 'Screens 页面/Public 公开页面/PartnersPage 合作单位',
  id: 'screens-partners-partners-page',
  component: PartnersPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/partners' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(about.partners, groups), ...exampleHandlers());
  },
} satisfies Meta<typeof PartnersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An external site is named and asked about first; an invalid link is no button. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // one row, one height: a two-line name does not move the sign
    const top = (sign: string) => canvas.getByText(sign).getBoundingClientRect().top;
    await canvas.findByText('省');
    await waitFor(() => expect(top('省')).toBeCloseTo(top('企'), 0));
    await userEvent.click(await canvas.findByRole('button', { name: /^访问平台.*省级工程建设交易平台/ }));
    const asked = within(await screen.findByRole('alertdialog', { name: '即将离开本站' }));
    await expect(asked.getByText(/trade\.example\.cn/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '取消' }));
    await expect(canvas.getAllByRole('button', { name: /^访问/ })).toHaveLength(1);
  },
};
export const OneGroup: Story = {
  parameters: { path: '/partners?group=证书服务商' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '证书服务商' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '介质与签章厂商' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^查看资质.*北辰/ }));
    await expect(await screen.findByRole('dialog', { name: '北辰 CA（示例）的资质' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(about.partners, []));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(about.partners));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(about.partners));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，合作伙伴' });
    msw.use(mock(about.partners, groups));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: '证书服务商' })).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(
        about.partners,
        groups.map(({ group, partners }) => ({
          group,
          partners: partners.map((one) => ({ ...one, name: longText, qualification: longText })),
        })),
      ),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
