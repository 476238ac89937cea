import type { OrderDetail } from '@ca-portal/api';
import {
  type InvoiceState,
  invoiceStateLabels,
  moneyText,
  orderDueFen,
  priceText,
} from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { orderLines } from '../../../shared/orders/index.js';
import { Fees } from '../OrderDetailPage.styles.js';

interface OrderFeesProps {
  order: OrderDetail;
  /** Null if no invoice was requested yet. */
  invoiceState?: InvoiceState | null;
}

/** 费用明细 of a placed order, line by line as agreed, and the state of its invoice. */
export function OrderFees({ order, invoiceState }: OrderFeesProps) {
  return (
    <Card
      title="费用明细"
      // During a refund no invoice can be requested; an issued one can still be opened.
      {...(order.paidAt && (invoiceState || (invoiceState === null && order.refundStatus === 0))
        ? {
            extra: (
              <Link href={invoiceState ? '/core/invoice?tab=records' : '/core/invoice'}>
                {invoiceState ? `发票：${invoiceStateLabels[invoiceState]}` : '申请开票'}
              </Link>
            ),
          }
        : {})}
    >
      <Fees>
        {orderLines(order).map((line) => (
          <div key={line.key ?? line.label}>
            <dt>{line.label}</dt>
            <dd data-free={line.free || undefined}>{priceText(line.amountFen)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{order.paidAt ? '实付' : '应付金额'}</dt>
          <dd>{moneyText(orderDueFen(order))}</dd>
        </div>
      </Fees>
    </Card>
  );
}
