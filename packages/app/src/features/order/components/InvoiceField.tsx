import { invoices } from '@ca-portal/api/groups/invoices';
import { Field, useWatch } from '@ca-portal/ui/form';
import { Link } from '@ca-portal/ui/link';
import { Select } from '@ca-portal/ui/select';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { FoldOnPhone } from '../../../shared/page/index.js';
import type { OrderForm } from '../order-form.js';

const later = { value: '0', label: '支付后再选' };

/** 发票信息 of the guided order (dossier 4.1): the title is chosen here; the invoice is requested after the payment. */
export function InvoiceField() {
  const titles = useQuery(read(invoices, 'titles')).data ?? [];
  const chosen = useWatch<OrderForm, 'invoiceTitle'>({ name: 'invoiceTitle' });
  const title = titles.find(({ id }) => String(id) === chosen)?.title;
  return (
    <FoldOnPhone title="发票" settled={title ?? '支付后申请'}>
      <Field
        name="invoiceTitle"
        label="发票抬头"
        required={false}
        hint="支付后申请开票时已选好这个抬头，按实付金额开具。"
      >
        <Select options={[later, ...titles.map((one) => ({ value: String(one.id), label: one.title }))]} />
      </Field>
      <Link href="/core/invoice?tab=titles">管理发票抬头</Link>
    </FoldOnPhone>
  );
}
