import { type ReactNode, useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Button } from '../button/Button.js';
import { LinkButton } from '../button/LinkButton.js';
import { OpenDrawer } from '../drawer/OpenDrawer.js';
import { Glyph } from '../icon/Glyph.js';
import { couponIcon } from '../icon/paths.js';
import type { useOpenState } from '../internal/openChange.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { Tabs } from '../tabs/Tabs.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { ClaimableCoupons } from './ClaimableCoupons.js';
import type { CouponDrawerProps } from './couponDrawerProps.js';
import { Count, CouponList, Links, Nothing } from './CouponDrawer.styles.js';
import { zhCouponDrawer } from './CouponDrawer.zh.js';
import { OwnCoupons } from './OwnCoupons.js';

interface OpenCouponDrawerProps extends Omit<CouponDrawerProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenCouponDrawer({
  setOpen,
  claimable,
  mine,
  loading,
  failed,
  onRetry,
  onClaim,
  moreHref,
  mineHref,
  useHref,
  defaultTab = 'claimable',
  now: givenNow,
  ...rest
}: OpenCouponDrawerProps) {
  const words = useWords('couponDrawer', zhCouponDrawer);
  const [openedAt] = useState(Date.now);
  const now = givenNow ?? openedAt;
  const offers = itemsOf(claimable);
  const own = itemsOf(mine);
  const leave = () => setOpen(false, 'select');

  const nothing = (title: string, reason: string, action?: ReactNode) => (
    <Nothing data-part="nothing">
      <Glyph of={couponIcon} />
      <strong>{title}</strong>
      <span>{reason}</span>
      {action}
    </Nothing>
  );
  const panel = (empty: boolean, emptyText: [string, string], content: ReactNode) => {
    if (loading)
      return (
        <CouponList aria-busy="true">
          {[1, 2, 3].map((nth) => (
            <li key={nth}>
              <Skeleton height="6rem" />
            </li>
          ))}
        </CouponList>
      );
    if (failed)
      return nothing(
        words.failed,
        words.failedReason,
        onRetry ? <Button onClick={onRetry}>{words.retry}</Button> : null,
      );
    return empty ? nothing(...emptyText) : content;
  };
  const counted = (count: number) => (loading || failed ? null : <Count>{count}</Count>);

  return (
    <OpenDrawer
      phone="sheet"
      data-component="CouponDrawer"
      {...rest}
      setOpen={setOpen}
      title={words.title}
      footer={
        moreHref || mineHref ? (
          <Links>
            {moreHref ? (
              <LinkButton href={moreHref} onClick={leave}>
                {words.more}
              </LinkButton>
            ) : null}
            {mineHref ? (
              <LinkButton href={mineHref} onClick={leave}>
                {words.all}
              </LinkButton>
            ) : null}
          </Links>
        ) : undefined
      }
    >
      <Tabs
        label={words.tabs}
        defaultValue={defaultTab}
        items={[
          {
            value: 'claimable',
            label: words.claimable,
            badge: counted(offers.length),
            content: panel(
              offers.length === 0,
              [words.emptyClaimable, words.emptyClaimableReason],
              <ClaimableCoupons coupons={offers} onClaim={onClaim} now={now} />,
            ),
          },
          {
            value: 'mine',
            label: words.mine,
            badge: counted(own.length),
            content: panel(
              own.length === 0,
              [words.emptyMine, words.emptyMineReason],
              <OwnCoupons coupons={own} useHref={useHref} now={now} onLeave={leave} />,
            ),
          },
        ]}
      />
      <HiddenText as="output">{loading ? words.loading : failed ? words.failed : ''}</HiddenText>
    </OpenDrawer>
  );
}
