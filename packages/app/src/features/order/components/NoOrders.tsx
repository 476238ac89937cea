import { orderTabLabels } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { isNarrowed, type OrderPosition } from '../order-position.js';

interface NoOrdersProps {
  position: OrderPosition;
  onClear: () => void;
}

/** Why the list is empty, and what to do. */
export function NoOrders({ position, onClear }: NoOrdersProps) {
  const { tab } = position;
  if (isNarrowed(position)) {
    return (
      <Empty
        art="search"
        title="没有符合条件的订单"
        reason="请放宽或清除条件后再试。"
        action={<Button onClick={onClear}>清除全部条件</Button>}
      />
    );
  }
  return (
    <Empty
      art="lock"
      title={tab === 'all' ? '还没有订单' : `没有${orderTabLabels[tab]}的订单`}
      reason={tab === 'all' ? '办理证书后，可以在这里查看进度。' : '其他状态的订单在“全部”里。'}
      action={
        <LinkButton variant="primary" href="/product">
          办理证书
        </LinkButton>
      }
    />
  );
}
