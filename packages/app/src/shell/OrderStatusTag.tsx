import { orderStateLabels, orderStates as s, type OrderState } from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';
import { StatusTag, type StatusFamily } from '@ca-portal/ui/status-tag';

/** Colour and icon of each state of an order (design language 2.4); the words are the domain's. */
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
  [s.completed]: ['success', 'check'],
  [s.cancelled]: ['neutral', 'minus'],
  [s.closed]: ['neutral', 'minus'],
  [s.refunded]: ['neutral', 'minus'],
};

/** The state of an order as it looks everywhere: colour, icon and word. */
export function OrderStatusTag({ state }: { state: OrderState }) {
  const [family, icon] = looks[state];
  return (
    <StatusTag family={family} icon={icon}>
      {orderStateLabels[state]}
    </StatusTag>
  );
}
