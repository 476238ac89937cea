import { CouponDrawer } from '@ca-portal/ui/coupon-drawer';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../../routing/guard.js';
import { useToken } from '../../session/useSession.js';
import { useNow } from '../../shared/time/index.js';
import { useCoupons } from '../../shared/coupons/index.js';

interface PortalCouponsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The coupon drawer of spec 2.6. A visitor sees the coupons on offer; claiming asks for his login and returns here. */
export function PortalCoupons({ open, onOpenChange }: PortalCouponsProps) {
  const loggedIn = useToken() !== null;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { offered, own, claim } = useCoupons(open, loggedIn);
  return (
    <CouponDrawer
      now={useNow(60_000)}
      open={open}
      onOpenChange={onOpenChange}
      claimable={offered.data ?? []}
      mine={own.data ?? []}
      loading={offered.isLoading || own.isLoading}
      failed={offered.isError || own.isError}
      onRetry={() => {
        if (offered.isError) void offered.refetch();
        if (own.isError) void own.refetch();
      }}
      onClaim={async ({ id }) => {
        if (loggedIn) return claim(Number(id));
        onOpenChange(false);
        void navigate(loginPath(pathname + search + hash));
        return '登录后才能领取优惠券。';
      }}
      // Both pages are closed to visitors (spec 2.1): the links would lead to the home page.
      {...(loggedIn ? { moreHref: '/moreCoupons', mineHref: '/myCoupons' } : {})}
      useHref="/product"
    />
  );
}
