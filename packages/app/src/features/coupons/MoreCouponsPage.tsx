import { couponTypeLabels, couponTypes, type CouponType } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Segmented } from '@ca-portal/ui/segmented';
import { useAddressState } from '../../routing/useAddressState.js';
import { Guarded, Shown } from '../../shared/failure/index.js';
import { OfferList } from './components/OfferList.js';
import { TicketsSkeleton } from './components/TicketsSkeleton.js';
import { filterOffers, offerParams, readOffers } from './coupon-position.js';
import { Filters, Rules, Section } from './Coupons.styles.js';
import { useOffers } from './queries.js';

const kinds = [
  { value: 'all', label: '全部' },
  ...couponTypes.map((value) => ({ value, label: couponTypeLabels[value] })),
];

/** 领券中心 (/moreCoupons, spec 2.3). */
export function MoreCouponsPage() {
  const [filter, moveTo] = useAddressState(readOffers, offerParams);
  const offers = useOffers();
  const rows = offers.data?.rows ?? [];
  const shown = filterOffers(rows, filter);

  return (
    <Guarded of={offers}>
      <PageHeading
        title="领券中心"
        description="领取后在确认订单时使用，每个订单限用 1 张。"
        actions={
          <LinkButton icon={<Icon name="coupon" />} href="/myCoupons">
            我的优惠券
          </LinkButton>
        }
      />
      <Filters aria-label="筛选优惠券">
        <Segmented
          label="优惠券类型"
          options={kinds}
          value={filter.type || 'all'}
          onValueChange={(value) => moveTo({ ...filter, type: value === 'all' ? '' : (value as CouponType) })}
        />
        <Checkbox
          value={filter.claimableOnly}
          onValueChange={(claimableOnly) => moveTo({ ...filter, claimableOnly })}
        >
          只看可领取
        </Checkbox>
      </Filters>
      {shown.length > 0 ? (
        <OfferList offers={shown} label="可以领取的优惠券" />
      ) : (
        <Card aria-label="优惠券">
          <Shown
            part
            of={offers}
            what="优惠券"
            unharmed="您已领取的优惠券没有变化"
            loading={<TicketsSkeleton />}
            empty={
              <Empty size="sm" title="现在没有可以领取的优惠券" reason="有新的优惠券时，会出现在这里。" />
            }
          >
            {() => (
              <Empty
                art="search"
                size="sm"
                title="没有符合条件的优惠券"
                reason="换一个类型试试。"
                action={
                  <Button onClick={() => moveTo({ type: '', claimableOnly: false })}>清除全部条件</Button>
                }
              />
            )}
          </Shown>
        </Card>
      )}
      <Section as={Card} title="使用规则">
        <Rules>
          <li>确认订单时自动选用最优惠的一张，也可以自己换。</li>
          <li>优惠后金额最低为 0.00 元，超出部分不找零。</li>
          <li>订单取消或退款后，未过期的券会退回。</li>
          <li>CA注销不使用优惠券。</li>
        </Rules>
      </Section>
    </Guarded>
  );
}
