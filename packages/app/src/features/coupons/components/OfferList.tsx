import { Button, LinkButton } from '@ca-portal/ui/button';
import { CouponCard } from '@ca-portal/ui/coupon-drawer';
import { formatDate } from '@ca-portal/ui/formats';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { useNow } from '../../../shared/time/index.js';
import { faceOf, useClaim } from '../../../shared/coupons/index.js';
import { claimedShare } from '../coupon-position.js';
import { Tickets } from '../Coupons.styles.js';
import { useRemindMe, type Claimable } from '../queries.js';

/** Validity, share already claimed, and limit per user. */
function noteOf(row: Claimable): string {
  const { claimState, perPerson } = row;
  const { startTime, endTime } = faceOf(row);
  if (claimState === 'notStarted') return `${formatDate(startTime)} 开始领取，每人限领 ${perPerson} 张`;
  const share = claimState === 'soldOut' ? '已领完' : `已领 ${claimedShare(row)}%`;
  return `有效期至 ${formatDate(endTime)}，${share}，每人限领 ${perPerson} 张`;
}

/** Coupons on offer, each with its one action. */
export function OfferList({ offers, label }: { offers: readonly Claimable[]; label: string }) {
  const claim = useClaim();
  const remind = useRemindMe();
  const [busy, setBusy] = useState<number>();
  const [problem, setProblem] = useState<{ id: number; text: string }>();
  const now = useNow();

  const take = async (id: number) => {
    setBusy(id);
    setProblem(undefined);
    const refusal = await claim(id);
    setBusy(undefined);
    if (refusal) setProblem({ id, text: refusal });
    else toaster.success('已领取，确认订单时可以使用。');
  };
  const remindMe = (id: number) =>
    remind.mutate({ params: { id } }, { onSuccess: () => toaster.success('开始领取时会发消息提醒您。') });

  const endOf = ({ id, name, claimState }: Claimable) => {
    switch (claimState) {
      case 'claimable':
        return (
          <Button
            size="sm"
            variant="primary"
            aria-label={`立即领取，${name}`}
            debounce={0}
            loading={busy === id}
            loadingText="领取中"
            disabled={busy !== undefined && busy !== id}
            onClick={() => void take(id)}
          >
            立即领取
          </Button>
        );
      case 'claimed':
        return (
          <LinkButton size="sm" href="/product" aria-label={`去使用，${name}`}>
            去使用
          </LinkButton>
        );
      case 'notStarted':
        return (
          <Button
            size="sm"
            aria-label={`提醒我，${name}`}
            loading={remind.isPending && remind.variables.params.id === id}
            onClick={() => remindMe(id)}
          >
            提醒我
          </Button>
        );
      case 'soldOut':
        return '已领完';
    }
  };

  return (
    <Tickets aria-label={label}>
      {offers.map((row) => (
        <li key={row.id}>
          <CouponCard
            coupon={{ ...faceOf(row), id: row.id }}
            over={row.claimState === 'soldOut'}
            note={noteOf(row)}
            problem={problem?.id === row.id ? problem.text : undefined}
            now={now}
            end={endOf(row)}
          />
        </li>
      ))}
    </Tickets>
  );
}
