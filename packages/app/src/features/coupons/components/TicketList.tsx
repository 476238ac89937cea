import { couponStateLabels } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { CouponCard } from '@ca-portal/ui/coupon-drawer';
import { Tag } from '@ca-portal/ui/tag';
import { useNow } from '../../../shared/time/index.js';
import { faceOf } from '../../../shared/coupons/index.js';
import { Tickets } from '../Coupons.styles.js';
import type { Ticket } from '../queries.js';

/** What the coupon was used for; empty for a usable one. */
function noteOf({ state, orderNo }: Ticket): string | undefined {
  if (state === '1') return orderNo ? `用于订单 ${orderNo}` : undefined;
  return state === '3' && orderNo ? `待支付订单 ${orderNo} 正在使用，取消订单后退回` : undefined;
}

function End({ state, orderNo, name }: Ticket) {
  if (state === '0')
    return (
      <LinkButton size="sm" href="/product" aria-label={`去使用，${name}`}>
        去使用
      </LinkButton>
    );
  if (orderNo)
    return (
      <LinkButton
        size="sm"
        variant="text"
        href={`/core/orderDetail?orderNo=${orderNo}`}
        aria-label={`查看订单 ${orderNo}`}
      >
        查看订单
      </LinkButton>
    );
  return <Tag>{couponStateLabels[state]}</Tag>;
}

/** The user's coupons, the nearest expiry first. */
export function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  const now = useNow();
  return (
    <Tickets aria-label="我的优惠券">
      {tickets.map((ticket) => (
        <li key={ticket.ticketId}>
          <CouponCard
            coupon={{ ...faceOf(ticket), id: ticket.ticketId }}
            over={ticket.state === '1' || ticket.state === '2'}
            warn={ticket.state === '0'}
            note={noteOf(ticket)}
            now={now}
            end={<End {...ticket} />}
          />
        </li>
      ))}
    </Tickets>
  );
}
