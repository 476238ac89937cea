import { moneyText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Field, useForm, useWatch } from '@ca-portal/ui/form';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { FormDialog } from '../../../shared/form/index.js';
import { useAskRefund, type OrderService } from '../service-queries.js';

const other = '其他原因';
const reasons = ['买多了，或买错了类型', '平台或单位信息填错了', '暂时不投标，不需要了', other];

interface RefundDialogProps {
  service: OrderService;
  onClose: () => void;
}

/** 申请退款: the server determines the amount, and compares it with the displayed one. */
export function RefundDialog({ service, onClose }: RefundDialogProps) {
  const { orderNo, version, refund, couponTicketId } = service;
  const ask = useAskRefund();
  const form = useForm({ defaultValues: { reason: '', note: '' } });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const amount = moneyText(refund.refundableFen);
  return (
    <FormDialog
      title="申请退款"
      description={`将退回 ${amount}，${refund.path}，${refund.arrivesWithin}。怎么付的就怎么退，不能改到别的账号。`}
      form={form}
      submitLabel="提交退款申请"
      submitVariant="danger"
      onClose={onClose}
      onSubmit={async (values) => {
        const note = values.note.trim();
        await ask.mutateAsync({
          params: { orderNo },
          body: {
            version,
            expectedFen: refund.refundableFen,
            reason: values.reason === other ? note : [values.reason, note].filter(Boolean).join('：'),
          },
        });
        toaster.success(`已申请退回 ${amount}，财务在 1 个工作日内处理。`);
      }}
    >
      <Field name="reason" label="退款原因" required group>
        <RadioGroup options={reasons.map((value) => ({ value, label: value }))} />
      </Field>
      <Field name="note" label="补充说明" required={reason === other ? '请写明退款原因' : false}>
        <Textarea rows={2} maxLength={150} />
      </Field>
      {refund.deductionFen > 0 ? (
        <Alert tone="warning">审核已经通过，介质和签章已备好，扣除 {moneyText(refund.deductionFen)}。</Alert>
      ) : null}
      <Alert tone="info" title="退款后订单关闭，不能恢复">
        {couponTicketId === null ? '' : '用掉的优惠券没有过期时一并退回。'}
        已开的发票会自动红冲。财务处理之前可以撤回申请。
      </Alert>
    </FormDialog>
  );
}
