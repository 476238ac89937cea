import type { OrderDetail } from '@ca-portal/api';
import { orderDueFen } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { formatMoney } from '@ca-portal/ui/formats';
import { orderLines } from '../../../shell/price-lines.js';
import { Fees } from '../OrderDetailPage.styles.js';

/** 费用明细 of a placed order, line by line as it was agreed. */
export function OrderFees({ order }: { order: OrderDetail }) {
  return (
    <Card title="费用明细">
      <Fees>
        {orderLines(order).map((line) => (
          <div key={line.key ?? line.label}>
            <dt>{line.label}</dt>
            <dd data-free={line.free || undefined}>{line.free ? '免费' : formatMoney(line.amountFen)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{order.paidAt ? '实付' : '应付金额'}</dt>
          <dd>{formatMoney(orderDueFen(order))}</dd>
        </div>
      </Fees>
    </Card>
  );
}
