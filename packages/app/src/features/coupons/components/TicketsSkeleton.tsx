import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { Tickets } from '../Coupons.styles.js';

/** As high as the coupons that are loading. */
export function TicketsSkeleton() {
  return (
    <div aria-busy="true">
      <HiddenText as="output">正在加载优惠券</HiddenText>
      <Tickets aria-hidden="true">
        {Array.from({ length: 4 }, (_, at) => (
          <li key={at}>
            <Skeleton height="7rem" />
          </li>
        ))}
      </Tickets>
    </div>
  );
}
