import { coupons } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { couponWallet, offers } from './coupons.fixtures.js';
import { MoreCouponsPage } from './MoreCouponsPage.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/moreCoupons${search}`, token: '5.story', layout: 'work' })],
});

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/MoreCouponsPage 领券',
  id: 'screens-coupons-more-coupons-page',
  component: MoreCouponsPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...couponWallet(), ...exampleHandlers());
  },
} satisfies Meta<typeof MoreCouponsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A claimed coupon can be used at once. */
export const Default: Story = {
  ...at(''),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '立即领取，新办立减 50' }));
    await expect(await canvas.findByRole('link', { name: '去使用，新办立减 50' })).toBeVisible();
  },
};
/** Another user has claimed the last one: the card says so. */
export const TooLate: Story = {
  ...at('?type=4'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '立即领取，运费券' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('已领完');
  },
};
export const NoMatch: Story = {
  ...at('?type=3&only=1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除全部条件' }));
    await expect(await canvas.findByRole('list', { name: '可以领取的优惠券' })).toBeVisible();
  },
};
export const Loading: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockForever(coupons.claimable));
  },
};
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mock(coupons.claimable, { rows: [], total: 0 }));
  },
};
export const Failed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(coupons.claimable));
  },
};
/** The role was removed while the page was open. */
export const NoPermission: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockError(coupons.claimable, 'forbidden'));
  },
  play: saysNoPermission,
};
export const LongContent: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const rows = offers.map((row) => ({ ...row, amount: 88_888_88, thresholdFen: 999_999_99 }));
    msw.use(mock(coupons.claimable, { rows, total: rows.length }));
  },
};
export const Phone: Story = { ...at(''), globals: onScreen('phone') };
