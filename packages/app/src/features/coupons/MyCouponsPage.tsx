import { couponStateLabels, type CouponState } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Tabs } from '@ca-portal/ui/tabs';
import { useAddressState } from '../../routing/useAddressState.js';
import { Figures } from '../../shared/page/index.js';
import { Guarded, hasFailed, Shown } from '../../shared/failure/index.js';
import { ListFoot, TabBar } from '../../shared/list/index.js';
import { OfferList } from './components/OfferList.js';
import { TicketList } from './components/TicketList.js';
import { TicketsSkeleton } from './components/TicketsSkeleton.js';
import { readTickets, ticketParams } from './coupon-position.js';
import { Inside, Section } from './Coupons.styles.js';
import { pageSize, useCounts, useOffers, useTickets } from './queries.js';

const countNames = { 0: 'unused', 3: 'frozen', 1: 'used', 2: 'expired' } as const;
/** In the order of use: usable ones first. */
const tabStates: readonly CouponState[] = ['0', '3', '1', '2'];
const offersShown = 3;

/** 我的优惠券 (/myCoupons, spec 2.3). */
export function MyCouponsPage() {
  const [{ state, page }, moveTo] = useAddressState(readTickets, ticketParams);
  const counts = useCounts();
  const tickets = useTickets(state, page);
  const offers = useOffers();
  const claimable = (offers.data?.rows ?? []).filter(({ claimState }) => claimState === 'claimable');
  return (
    <Guarded of={tickets}>
      <PageHeading
        title="我的优惠券"
        description="每笔订单限用 1 张，确认订单时自动选最省的一张。"
        actions={
          <LinkButton variant="primary" icon={<Icon name="coupon" />} href="/moreCoupons">
            领券中心
          </LinkButton>
        }
      />
      {hasFailed(counts) ? null : (
        <Figures
          label="优惠券概况"
          items={[
            { term: '未使用', value: counts.data?.unused, unit: '张' },
            {
              term: '3 天内到期',
              value: counts.data?.endingSoon,
              unit: '张',
              ...(counts.data?.endingSoon ? { tone: 'warning', note: '请尽快使用' } : {}),
            },
            { term: '已使用', value: counts.data?.used, unit: '张' },
            { term: '已过期', value: counts.data?.expired, unit: '张' },
          ]}
        />
      )}
      <Card padding="none" aria-label="我的优惠券">
        <TabBar>
          <Tabs
            label="按状态查看优惠券"
            items={tabStates.map((value) => ({
              value,
              label: couponStateLabels[value],
              badge: counts.data?.[countNames[value]],
            }))}
            value={state}
            onValueChange={(next) => moveTo({ state: next as CouponState, page: 1 })}
          />
        </TabBar>
        <Inside>
          <Shown
            part
            of={tickets}
            what="优惠券"
            unharmed="您的优惠券没有变化"
            loading={<TicketsSkeleton />}
            // Coupons of another tab must not be shown while this one loads.
            isEmpty={({ rows }) => rows.length === 0 && !tickets.isPlaceholderData}
            empty={
              <Empty
                size="sm"
                title={`没有${couponStateLabels[state]}的优惠券`}
                reason={state === '0' ? '可以到领券中心看看。' : '其他状态的优惠券在上面的标签里。'}
                action={state === '0' ? <LinkButton href="/moreCoupons">去领券</LinkButton> : undefined}
              />
            }
          >
            {({ rows }) => (tickets.isPlaceholderData ? <TicketsSkeleton /> : <TicketList tickets={rows} />)}
          </Shown>
        </Inside>
        <ListFoot
          page={page}
          pageSize={pageSize}
          total={tickets.data?.total ?? 0}
          onPage={(next) => moveTo({ state, page: next })}
        />
      </Card>
      {claimable.length > 0 ? (
        <Section aria-labelledby="claimable-coupons">
          <h2 id="claimable-coupons">可以领取</h2>
          <OfferList offers={claimable.slice(0, offersShown)} label="可以领取的优惠券" />
        </Section>
      ) : null}
    </Guarded>
  );
}
