import { Field, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/index.js';
import { newRequestId } from '../../../shared/browser/index.js';
import { fenOf, moneyText, yuanText } from '@ca-portal/api/domain';
import { useRefund, type Account } from '../queries.js';

/** 申请退余额: the amount is frozen until finance has decided. */
export function RefundDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const refund = useRefund();
  const form = useForm({ defaultValues: { amount: yuanText(account.availableFen), reason: '' } });
  // One request id per form: sending it twice creates one request.
  const [requestId] = useState(newRequestId);
  const checkAmount = (text: string) => {
    const fen = fenOf(text);
    if (fen === undefined || fen === 0) return '请输入金额，最多两位小数。';
    return fen > account.availableFen ? `最多可退 ${moneyText(account.availableFen)}。` : undefined;
  };
  return (
    <FormDialog
      title="申请退余额"
      description="提交后金额先冻结，财务审核后按原充值方式退回。"
      form={form}
      submitLabel="提交申请"
      onClose={onClose}
      onSubmit={async ({ amount, reason }) => {
        const amountFen = fenOf(amount) ?? 0;
        await refund.mutateAsync({ body: { requestId, amountFen, reason } });
        toaster.success(`已申请退回 ${moneyText(amountFen)}，财务审核期间先冻结。`);
      }}
    >
      <Field
        name="amount"
        label="退回金额"
        required
        hint={`可用余额 ${moneyText(account.availableFen)}。`}
        rules={[checkAmount]}
      >
        <Input inputMode="decimal" suffix="元" maxLength={12} />
      </Field>
      <Field name="reason" label="申请原因" required>
        <Textarea rows={2} maxLength={200} placeholder="例如：年底结算" />
      </Field>
    </FormDialog>
  );
}
