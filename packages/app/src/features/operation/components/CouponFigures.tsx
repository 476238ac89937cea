import { moneyText } from '@ca-portal/api/domain';
import { couponAdmin } from '@ca-portal/api/groups/coupon-admin';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';

/** The use of a coupon's tickets, and the cost. */
export function CouponFigures({ id }: { id: number }) {
  const figures = useQuery(read(couponAdmin, 'figures', { params: { id } }));
  return (
    <Shown part of={figures} what="使用情况" loading={<Skeleton height="8rem" />}>
      {({ unused, frozen, used, expired, discountFen, orderFen }) => (
        <Descriptions
          items={[
            { term: '未使用', value: `${unused} 张` },
            { term: '待支付订单占用', value: `${frozen} 张` },
            { term: '已使用', value: `${used} 张` },
            { term: '已过期', value: `${expired} 张` },
            { term: '优惠金额', value: moneyText(discountFen) },
            { term: '带动订单金额', value: moneyText(orderFen) },
          ]}
        />
      )}
    </Shown>
  );
}
