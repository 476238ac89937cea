import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimable, everyClaimState, everyOwnState, mine, now } from './CouponDrawer.fixtures.js';
import type { ClaimableCoupon } from './index.js';
import { CouponDrawer, type CouponDrawerProps } from './index.js';

const props = { claimable, mine, now, moreHref: '/moreCoupons', mineHref: '/myCoupons', useHref: '/product' };
const never = () => new Promise<undefined>(() => {});

const setup = async (rest: Partial<CouponDrawerProps> = {}) => {
  render(<CouponDrawer open onClaim={never} {...props} {...rest} />);
  return screen.findByRole('dialog', { name: '优惠券' });
};

// jsdom has no media queries; the drawer reads its swipe direction from one.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return () => vi.unstubAllGlobals();
});

describe('CouponDrawer', () => {
  it('lists claimable coupons and counts both lists; the tabs change by arrow keys', async () => {
    const drawer = await setup();
    const first = screen.getByRole('tab', { name: '可领取 2' });
    expect(first).toHaveAttribute('aria-selected', 'true');
    const [big, small] = within(drawer).getAllByRole('listitem');
    expect(big).toHaveTextContent('50 元');
    expect(big).toHaveTextContent('满 500 元可用');
    expect(big).toHaveTextContent('有效期：2026-11-01 至 2026-12-31');
    expect(small).toHaveTextContent('5 元');
    expect(small).toHaveTextContent('无门槛');
    expect(small).toHaveTextContent('已领取');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '我的优惠券 2' })).toHaveFocus();
    expect(within(drawer).getAllByRole('listitem')[0]).toHaveTextContent('还有 10 天到期');
  });

  it('claims a coupon and announces it; the other buttons wait meanwhile', async () => {
    let settle: (answer?: string) => void = () => {};
    const onClaim = vi.fn<(coupon: ClaimableCoupon) => Promise<string | undefined>>(
      () => new Promise((resolve) => (settle = resolve)),
    );
    await setup({ onClaim, claimable: claimable.map((c) => ({ ...c, claimState: 'claimable' as const })) });
    const [first, second] = screen.getAllByRole('button', { name: '立即领取' });
    await userEvent.click(first as HTMLElement);
    expect(onClaim).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    expect(screen.getByRole('button', { name: '领取中' })).toHaveAttribute('aria-busy', 'true');
    expect(second).toBeDisabled();
    settle();
    expect(await screen.findByText('领取成功，已放入“我的优惠券”。')).toBeInTheDocument();
    expect(second).toBeEnabled();
  });

  it.each([
    ['the server’s sentence', () => Promise.resolve('您来晚了一步，已领完。'), '您来晚了一步，已领完。'],
    ['a general one', () => Promise.reject(new Error('offline')), '没有领到，可能是网络不稳定。请再试一次。'],
  ])('shows a refusal on the ticket: %s', async (_name, onClaim, sentence) => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    await setup({ onClaim });
    await userEvent.click(screen.getByRole('button', { name: '立即领取' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert.closest('[data-component="CouponCard"]')).toHaveTextContent('50 元');
  });

  it('shows every claim state as text', async () => {
    const drawer = await setup({ claimable: everyClaimState });
    const items = within(drawer).getAllByRole('listitem');
    expect(within(items[0] as HTMLElement).getByRole('button', { name: '立即领取' })).toBeEnabled();
    expect(items[1]).toHaveTextContent('已领取');
    expect(items[2]).toHaveTextContent('已领完');
    expect(items[3]).toHaveTextContent('2026-12-01 开始领取');
  });

  it('shows every state of a ticket; only an unused one can be used', async () => {
    const drawer = await setup({ mine: everyOwnState, defaultTab: 'mine' });
    const items = within(drawer).getAllByRole('listitem');
    expect(within(items[0] as HTMLElement).getByRole('link', { name: '去使用' })).toHaveAttribute(
      'href',
      '/product',
    );
    expect(items[1]).toHaveTextContent('已使用，2026-11-02');
    expect(items[2]).toHaveTextContent('已过期');
    expect(items[3]).toHaveTextContent('订单 CA202611210001 付款后使用');
    expect(items[4]).toHaveTextContent('今天到期');
    expect(screen.getAllByRole('link', { name: '去使用' })).toHaveLength(2);
  });

  it('links to both pages and closes on the way', async () => {
    const onOpenChange = vi.fn<(open: boolean, details: unknown) => void>();
    await setup({ onOpenChange, moreHref: '#more', mineHref: '#mine' });
    expect(screen.getByRole('link', { name: '查看更多' })).toHaveAttribute('href', '#mine');
    await userEvent.click(screen.getByRole('link', { name: '领取更多' }));
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'select' });
  });

  it('empty, loading and failed lists show a message and an action', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = render(<CouponDrawer open onClaim={never} claimable={null} mine={undefined} />);
    expect(await screen.findByText('暂时没有可以领取的优惠券')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: '我的优惠券 0' }));
    expect(screen.getByText('您还没有优惠券')).toBeInTheDocument();
    rerender(<CouponDrawer open onClaim={never} loading />);
    expect(screen.getByText('正在加载优惠券')).toBeInTheDocument();
    rerender(<CouponDrawer open onClaim={never} failed onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('accepts invalid amounts and dates, and shows markup as text', async () => {
    const drawer = await setup({
      claimable: [
        {
          id: 'x',
          amountFen: Number.NaN,
          scope: '<img src=x onerror="alert(1)">',
          endTime: 'not a date',
          claimState: 'claimable',
        },
      ],
    });
    expect(drawer).toHaveTextContent('—');
    expect(drawer).toHaveTextContent('<img src=x');
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('opens from a button and returns the focus on Esc', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            优惠券入口
          </button>
          <CouponDrawer {...props} onClaim={never} open={open} onOpenChange={setOpen} />
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button', { name: '优惠券入口' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
