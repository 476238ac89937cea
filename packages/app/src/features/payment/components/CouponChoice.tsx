import { moneyText } from '@ca-portal/api/domain';
import type { OrderDetail } from '@ca-portal/api';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { formatDate } from '@ca-portal/ui/formats';
import { causeOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { useCouponsFor, useOrderCoupon, useUseCoupon } from '../coupon-queries.js';

const none = 'none';

/**
 * 优惠券 of an unpaid order: the best ticket comes first with its saving; the visitor may take another one or none. The
 * ticket is frozen on the order until the order is paid or closed.
 */
export function CouponChoice({ order }: { order: OrderDetail }) {
  const held = useOrderCoupon(order.orderNo);
  const fitting = useCouponsFor(order);
  const take = useUseCoupon();
  const using = held.data?.couponTicketId ?? null;
  // The frozen ticket is shown at the top, so it is not offered again.
  const offered = fitting.data ?? [];
  if (!held.data || (using === null && offered.length === 0)) return null;
  const choose = (value: string) =>
    take.mutate({
      params: { orderNo: order.orderNo },
      body: {
        version: held.data.version,
        couponTicketId: value === none ? null : Number(value),
      },
    });
  const best = offered[0];
  return (
    <Card title="优惠券">
      <Stack>
        {take.isError ? (
          <Alert tone="danger" live title="优惠券没有更换">
            {causeOf(take.error)}。
          </Alert>
        ) : null}
        {using === null && best ? (
          <Alert tone="info">最优惠的一张可省 {moneyText(best.savesFen)}，选中后立即抵扣。</Alert>
        ) : null}
        <RadioGroup
          aria-label="使用的优惠券"
          disabled={take.isPending}
          value={using === null ? none : String(using)}
          onValueChange={choose}
          options={[
            ...(using === null
              ? []
              : [
                  {
                    value: String(using),
                    label: `正在使用，省 ${moneyText(held.data.couponFen)}`,
                    description: '订单取消或关闭时，没有过期的优惠券会退回。',
                  },
                ]),
            ...offered
              .filter(({ ticketId }) => ticketId !== using)
              .map(({ ticketId, name, savesFen, endTime }) => ({
                value: String(ticketId),
                label: `${name}，省 ${moneyText(savesFen)}`,
                description: `${formatDate(endTime)} 前可用`,
              })),
            { value: none, label: '不使用优惠券' },
          ]}
        />
      </Stack>
    </Card>
  );
}
