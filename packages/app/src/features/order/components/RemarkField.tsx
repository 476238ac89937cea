import { Field, useWatch } from '@ca-portal/ui/form';
import { Textarea } from '@ca-portal/ui/textarea';
import { FoldOnPhone } from '../../../shared/page/index.js';
import type { OrderForm } from '../order-form.js';

/** 买家留言: a note for the office; most orders have none. */
export function RemarkField() {
  const remark = useWatch<OrderForm, 'remark'>({ name: 'remark' });
  return (
    <FoldOnPhone title="留言" settled={remark ? '已填写' : '没有留言'}>
      <Field name="remark" label="买家留言" required={false}>
        <Textarea maxLength={200} rows={2} placeholder="例如：方便联系的时间" />
      </Field>
    </FoldOnPhone>
  );
}
