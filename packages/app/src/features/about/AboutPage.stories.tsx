import { about, home } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { AboutPage } from './AboutPage.js';

const { response: profile } = about.profile.example;
const point = (id: number, city: string, name: string, longitude: number, latitude: number) => ({
  id,
  city,
  name: `${city}${name}服务网点（示例）`,
  address: `${city}市${name}区示例路 ${id} 号`,
  phone: `024-0000130${id}`,
  hours: '工作日 08:30–11:30，13:00–17:00',
  longitude,
  latitude,
});
const points = [
  point(1, '沈阳', '浑南', 123.45, 41.71),
  point(2, '沈阳', '皇姑', 123.42, 41.82),
  point(3, '沈阳', '铁西', 123.35, 41.8),
  point(4, '大连', '高新', 121.52, 38.87),
];
const licenses = ['电子认证服务许可证', '商用密码产品认证', '信息安全等级保护三级备案'].map((name, n) => ({
  name,
  number: `ECP0000000000${n}（示例）`,
  issuer: '示例主管部门',
}));
const figures = [
  { label: '城市服务网点覆盖', value: '14', unit: '个' },
  { label: '审核时限', value: '24', unit: '小时' },
];
const longText = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';

const meta = {
  title: 'Screens 页面/Public 公开页面/AboutPage 关于我们',
  id: 'screens-about-about-page',
  component: AboutPage,
  decorators: [inApp({ path: '/about', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(about.profile, { ...profile, licenses, figures }),
      mock(about.servicePoints, points),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another city shows its own service points. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('沈阳市浑南区示例路 1 号')).toBeVisible();
    await expect(canvas.getByText('2 个城市设有网点：沈阳、大连。')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('城市'), '大连');
    await expect(await canvas.findByText('大连市高新区示例路 4 号')).toBeVisible();
    await expect(canvas.queryByText('沈阳市浑南区示例路 1 号')).toBeNull();
    await expect(await canvas.findByText('1 小时 36 分')).toBeVisible();
  },
};
/** A license without a number is not shown; without coordinates the addresses appear without a map. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(about.profile, {
        ...profile,
        licenses: [{ name: '许可证', number: '', issuer: '' }],
        figures: [],
      }),
      mock(about.servicePoints, []),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('暂无服务网点')).toBeVisible();
    await expect(canvas.queryByText('资质与许可')).toBeNull();
  },
};
const blocks = [about.profile, about.servicePoints, home.serviceLevel];
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...blocks.map((row) => mockForever(row)));
  },
};
/** Each block fails and recovers independently. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...blocks.map((row) => mockNetworkError(row)));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，服务网点' });
    msw.use(mock(about.servicePoints, points));
    await userEvent.click(retry);
    await expect(await canvas.findByText('沈阳市浑南区示例路 1 号')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试，平台介绍' })).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(about.profile, {
        ...profile,
        introduction: `<p>${longText.repeat(8)}</p>`,
        address: longText,
        figures: figures.map((one) => ({ ...one, label: longText })),
        licenses: licenses.map((one) => ({ ...one, name: longText, issuer: longText })),
      }),
      mock(
        about.servicePoints,
        points.map((one) => ({ ...one, name: longText, address: longText })),
      ),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
/**
 * Phone numbers can be called: each as high as a touch target. A name on the map extends inwards, not over its edge.
 */
export const Phone: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const contact = await within(canvasElement).findByRole('region', { name: '联系我们' });
    for (const number of within(contact).getAllByRole('link')) {
      await expect(number.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    const plan = canvasElement.querySelector('figure')?.getBoundingClientRect();
    const name = canvasElement.querySelector('figure [data-part="name"]')?.getBoundingClientRect();
    await expect(name?.right).toBeLessThanOrEqual(plan?.right ?? 0);
    await expect(name?.left).toBeGreaterThanOrEqual(plan?.left ?? 0);
  },
};
