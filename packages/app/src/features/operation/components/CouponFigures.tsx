import { moneyText } from '@ca-portal/api/domain';
import { couponAdmin } from '@ca-portal/api/groups/coupon-admin';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';

/** What became of a coupon's tickets, and what it cost. */
export function CouponFigures({ id }: { id: number }) {
  const figures = useQuery(read(couponAdmin, 'figures', { params: { id } }));
  if (figures.isError) return <LoadFailed what="使用情况" query={figures} />;
  if (!figures.data) return <Skeleton height="8rem" />;
  const { unused, frozen, used, expired, discountFen, orderFen } = figures.data;
  return (
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
  );
}
