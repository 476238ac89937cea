import { moneyText } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import type { Payable } from '../settlement-queries.js';
import { CardAside } from '../../../shared/page/index.js';
import { OrderRows } from './OrdersToPay.styles.js';

interface OrdersToPayProps {
  title: string;
  rows: readonly Payable[];
  chosen: readonly Payable[];
  onToggle: (orderNo: string) => void;
}

/** The unpaid orders, with checkboxes. */
export function OrdersToPay({ title, rows, chosen, onToggle }: OrdersToPayProps) {
  return (
    <Card
      title={title}
      padding="none"
      extra={
        <CardAside aria-live="polite">
          已选 {chosen.length} 笔，共 {rows.length} 笔待支付
        </CardAside>
      }
    >
      <OrderRows>
        {rows.map((row) => (
          <li key={row.orderNo}>
            <Checkbox value={chosen.includes(row)} onValueChange={() => onToggle(row.orderNo)}>
              <span>
                {row.title}
                <small>{row.orderNo}</small>
              </span>
            </Checkbox>
            <strong>{moneyText(row.payableFen)}</strong>
          </li>
        ))}
      </OrderRows>
    </Card>
  );
}
