import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import type { ClaimableCoupon } from './coupon.js';
import { ClaimableCoupons } from './ClaimableCoupons.js';
import { claimable, everyClaimState, everyOwnState, mine, now } from './CouponDrawer.fixtures.js';
import { CouponCard, CouponDrawer } from './index.js';
import { OwnCoupons } from './OwnCoupons.js';

const meta = {
  id: 'components-coupon-drawer',
  title: 'Service 账号与服务/CouponDrawer 优惠券',
  component: CouponDrawer,
  parameters: overPage,
  args: {
    open: true,
    onOpenChange: fn(),
    claimable,
    mine,
    now,
    onClaim: fn((): Promise<string | undefined> => Promise.resolve(undefined)),
    onRetry: fn(),
    moreHref: '#moreCoupons',
    mineHref: '#myCoupons',
    useHref: '#product',
  },
} satisfies Meta<typeof CouponDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Mine: Story = { args: { defaultTab: 'mine' } };
export const EveryClaimState: Story = { args: { claimable: everyClaimState } };
export const EveryOwnState: Story = { args: { mine: everyOwnState, defaultTab: 'mine' } };
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { failed: true } };
export const EmptyClaimable: Story = { args: { claimable: [] } };
export const EmptyMine: Story = { args: { mine: [], defaultTab: 'mine' } };
export const Claiming: Story = {
  args: { onClaim: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '立即领取' }));
    await expect(screen.getByRole('button', { name: '领取中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const ClaimRefused: Story = {
  args: { onClaim: fn(() => Promise.resolve('您来晚了一步，已领完。')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '立即领取' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('已领完');
  },
};
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: '优惠券' });
    await waitFor(() => expect(screen.getByRole('tab', { name: /可领取/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await userEvent.tab(); // the panel
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape-key' });
  },
};
export const LongText: Story = {
  args: {
    claimable: claimable.map((coupon) => ({
      ...coupon,
      amountFen: 12_345_678,
      scope: '满减券，物理锁新办、移动证书、电脑证书、延期、企业变更和签章服务商变更'.repeat(2),
    })),
  },
};
export const BadInput: Story = {
  args: {
    claimable: [
      {
        id: 1,
        amountFen: Number.NaN,
        endTime: 'not a date',
        scope: '<b>全部业务</b>',
        claimState: 'claimable',
      },
      { id: 2, amountFen: -500, startTime: '', endTime: '1999-01-01', claimState: 'soldOut' },
    ],
  },
};
export const ManyItems: Story = {
  args: {
    claimable: Array.from({ length: 500 }, (_, id) => ({ ...(claimable[0] as ClaimableCoupon), id })),
  },
};
export const Elder: Story = { args: { claimable: everyClaimState }, globals: { mode: 'elder' } };
export const Dark: Story = { args: { claimable: everyClaimState }, globals: { theme: 'dark' } };
export const HighContrast: Story = {
  args: { claimable: everyClaimState },
  globals: { contrast: 'high' },
};
export const Narrow: Story = { globals: onScreen('phone') };
export const NarrowElder: Story = {
  args: { mine: everyOwnState, defaultTab: 'mine' },
  globals: { ...onScreen('phone'), mode: 'elder' },
};
export const English: Story = {
  args: {
    claimable: everyClaimState.map((coupon) => ({ ...coupon, scope: 'New certificates and renewals' })),
  },
  globals: { locale: 'en-US' },
};
export const EnglishMine: Story = {
  args: {
    mine: everyOwnState.map((coupon) => ({ ...coupon, scope: 'New certificates and renewals' })),
    defaultTab: 'mine',
  },
  globals: { locale: 'en-US' },
};

// The drawer renders in a portal; the sheet shows its content.
export const States: Story = {
  args: { open: false },
  render: ({ onClaim }) => (
    <StatesSheet
      minWidth="24rem"
      states={{
        claimable: <ClaimableCoupons coupons={everyClaimState} onClaim={onClaim} now={now} />,
        mine: <OwnCoupons coupons={everyOwnState} useHref="#product" now={now} onLeave={() => {}} />,
        refused: (
          <CouponCard
            coupon={claimable[0] as ClaimableCoupon}
            now={now}
            problem="您来晚了一步，已领完。"
            end={
              <Button size="sm" variant="primary">
                立即领取
              </Button>
            }
          />
        ),
      }}
    />
  ),
};
