import type { OrderSummary } from '@ca-portal/api';
import { moneyText, orderDueFen, roles } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { DropdownMenu } from '@ca-portal/ui/dropdown-menu';
import { Icon } from '@ca-portal/ui/icon';
import { orders as routes } from '@ca-portal/api/groups/orders';
import { call } from '../../../api/query.js';
import { useSaved } from '../../../shared/files/index.js';
import { useCurrentUser } from '../../../session/useSession.js';
import { Chosen } from '../../../shared/list/index.js';
import { batchForms, saveBatchForm, type BatchForm } from '../forms.js';
import { isInvoiceable, isPayable } from './order-columns.js';

interface ChosenOrdersProps {
  chosen: readonly OrderSummary[];
  onClear: () => void;
}

/** Selected orders, also of several pages: their total, and buttons to pay them together or put them on one invoice. */
export function ChosenOrders({ chosen, onClear }: ChosenOrdersProps) {
  const { save, saving } = useSaved();
  const administers = useCurrentUser()?.roleId === roles.enterpriseAdministrator;
  if (chosen.length === 0) return null;
  const payable = chosen.filter(isPayable);
  const invoiceable = chosen.filter(isInvoiceable);
  const numbers = (orders: readonly OrderSummary[]) => orders.map(({ orderNo }) => orderNo).join(',');
  const sum = chosen.reduce((total, order) => total + orderDueFen(order), 0);
  return (
    <Chosen>
      <span aria-live="polite">
        已选 {chosen.length} 笔，合计 <strong>{moneyText(sum)}</strong>
      </span>
      {payable.length > 0 ? (
        <LinkButton
          size="sm"
          variant="primary"
          href={
            payable.length > 1
              ? `/makeSurePayZh?orderNos=${numbers(payable)}`
              : `/makeSurePay?orderNo=${numbers(payable)}`
          }
        >
          {payable.length > 1 ? '合并支付' : '去支付'}
          {payable.length < chosen.length ? `（${payable.length} 笔）` : ''}
        </LinkButton>
      ) : null}
      {invoiceable.length > 0 ? (
        <LinkButton size="sm" href={`/core/invoice?orders=${numbers(invoiceable)}`}>
          开发票{invoiceable.length < chosen.length ? `（${invoiceable.length} 笔）` : ''}
        </LinkButton>
      ) : null}
      <Button
        size="sm"
        icon={<Icon name="download" />}
        loading={saving}
        loadingText="生成中"
        onClick={() => save(() => call(routes, 'export', { query: { among: numbers(chosen) } }))}
      >
        导出所选
      </Button>
      {administers ? (
        <DropdownMenu
          trigger={
            <Button size="sm" iconEnd={<Icon name="chevron-down" />}>
              批量申请表
            </Button>
          }
          items={Object.entries(batchForms).map(([key, label]) => ({
            key,
            label,
            onSelect: () =>
              void saveBatchForm(
                key as BatchForm,
                chosen.map(({ orderNo }) => orderNo),
              ),
          }))}
        />
      ) : null}
      <Button size="sm" variant="text" onClick={onClear}>
        取消选择
      </Button>
    </Chosen>
  );
}
