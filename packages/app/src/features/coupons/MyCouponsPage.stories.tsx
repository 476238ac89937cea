import { coupons } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { couponWallet, tickets } from './coupons.fixtures.js';
import { MyCouponsPage } from './MyCouponsPage.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/myCoupons${search}`, token: '5.story', layout: 'work' })],
});

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/MyCouponsPage 我的优惠券',
  id: 'screens-coupons-my-coupons-page',
  component: MyCouponsPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...couponWallet(), ...exampleHandlers());
  },
} satisfies Meta<typeof MyCouponsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each status is a tab; a frozen coupon links to the order that uses it. */
export const Default: Story = {
  ...at(''),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '去使用，快到期' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /已冻结/ }));
    await expect(await canvas.findByRole('link', { name: '查看订单 DD20261118000003' })).toBeVisible();
  },
};
export const Used: Story = at('?state=1');
export const Loading: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockForever(coupons.mine), mockForever(coupons.counts), mockForever(coupons.claimable));
  },
};
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(
      mock(coupons.mine, { rows: [], total: 0 }),
      mock(coupons.claimable, { rows: [], total: 0 }),
      mock(coupons.counts, { unused: 0, used: 0, expired: 0, frozen: 0, endingSoon: 0 }),
    );
  },
};
export const Failed: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(coupons.mine), mockNetworkError(coupons.counts));
  },
};
/** The role was removed while the page was open. */
export const NoPermission: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mockError(coupons.mine, 'forbidden'), mockError(coupons.counts, 'forbidden'));
  },
  play: saysNoPermission,
};
export const LongContent: Story = {
  ...at(''),
  beforeEach({ msw }) {
    const rows = tickets.slice(0, 2).map((row) => ({
      ...row,
      amount: 88_888_88,
      thresholdFen: 999_999_99,
      orderTypes: ['0101' as const, '0102' as const, '0108' as const, '0110' as const],
    }));
    msw.use(mock(coupons.mine, { rows, total: 60 }));
  },
};
export const Phone: Story = { ...at(''), globals: onScreen('phone') };
