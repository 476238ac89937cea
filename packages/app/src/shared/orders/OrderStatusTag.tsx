import {
  orderStateLabels,
  orderStates as s,
  refundStatusLabels,
  type OrderState,
  type RefundStatus,
} from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';
import { StatusTag, type StatusFamily } from '@ca-portal/ui/status-tag';

/** Color and icon of each order status (design language 2.4); the texts come from the domain. */
const looks: Readonly<Record<OrderState, readonly [StatusFamily, IconName]>> = {
  [s.draft]: ['neutral', 'edit'],
  [s.waitingForPayment]: ['warning', 'clock'],
  [s.waitingForReview]: ['info', 'dot'],
  [s.reviewFailed]: ['danger', 'warning'],
  [s.reviewPassed]: ['info', 'check'],
  [s.inProduction]: ['violet', 'arc'],
  [s.productionFailed]: ['danger', 'warning'],
  [s.readyForCollection]: ['teal', 'box'],
  [s.readyForShipping]: ['teal', 'truck'],
  [s.readyForDownload]: ['teal', 'download'],
  [s.readyForStudy]: ['teal', 'book'],
  [s.completed]: ['success', 'check'],
  [s.cancelled]: ['neutral', 'minus'],
  [s.closed]: ['neutral', 'minus'],
  [s.refunded]: ['neutral', 'minus'],
};

interface OrderStatusTagProps {
  state: OrderState;
  /** A refund in process overrides the status (dossier 2.4). */
  refundStatus?: RefundStatus;
}

/** The status of an order, the same everywhere: color, icon and text. */
export function OrderStatusTag({ state, refundStatus = 0 }: OrderStatusTagProps) {
  const [family, icon] = refundStatus === 1 ? (['warning', 'arc'] as const) : looks[state];
  return (
    <StatusTag family={family} icon={icon}>
      {refundStatus === 1 ? refundStatusLabels[1] : orderStateLabels[state]}
    </StatusTag>
  );
}
