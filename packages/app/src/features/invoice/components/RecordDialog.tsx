import { checkEmail } from '@ca-portal/api/domain';
import { Field, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/index.js';
import { newRequestId } from '../../../shared/browser/index.js';
import { useCorrect, useExchange, useResend, useTitles, type Invoice } from '../queries.js';

/** The actions for an existing invoice. */
export type RecordAction = 'resend' | 'correct' | 'exchange';

interface OneDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** The dialog of an action. */
export function RecordDialog({ action, ...rest }: OneDialogProps & { action: RecordAction }) {
  const Dialog = { resend: ResendDialog, correct: CorrectDialog, exchange: ExchangeDialog }[action];
  return <Dialog {...rest} />;
}

function ResendDialog({ invoice, onClose }: OneDialogProps) {
  const resend = useResend();
  const form = useForm({ defaultValues: { email: invoice.email } });
  return (
    <FormDialog
      title="重发到邮箱"
      form={form}
      submitLabel="发送"
      onClose={onClose}
      onSubmit={async ({ email }) => {
        await resend.mutateAsync({ params: { id: invoice.id }, body: { email } });
        toaster.success(`已发送到 ${email}。`);
      }}
    >
      <EmailField />
    </FormDialog>
  );
}

function CorrectDialog({ invoice, onClose }: OneDialogProps) {
  const correct = useCorrect();
  const form = useForm({ defaultValues: { titleId: '', email: invoice.email } });
  return (
    <FormDialog
      title="修改后重开"
      description={invoice.failure ? `上次没有开出：${invoice.failure}` : undefined}
      form={form}
      submitLabel="重新开票"
      onClose={onClose}
      onSubmit={async ({ titleId, email }) => {
        await correct.mutateAsync({ params: { id: invoice.id }, body: { titleId: Number(titleId), email } });
        toaster.success('已重新提交，开好后会发到收票邮箱。');
      }}
    >
      <TitleField />
      <EmailField />
    </FormDialog>
  );
}

function ExchangeDialog({ invoice, onClose }: OneDialogProps) {
  const exchange = useExchange();
  const form = useForm({ defaultValues: { titleId: '', reason: '' } });
  // One request id per form: sending it twice makes one exchange.
  const [requestId] = useState(newRequestId);
  return (
    <FormDialog
      title="换开发票"
      description="原发票会开具红字发票冲销，再按新抬头开一张，金额不变。"
      form={form}
      submitLabel="换开"
      submitVariant="danger"
      onClose={onClose}
      onSubmit={async ({ titleId, reason }) => {
        await exchange.mutateAsync({
          params: { id: invoice.id },
          body: { requestId, titleId: Number(titleId), reason },
        });
        toaster.success('已提交换开，新发票开好后会发到收票邮箱。');
      }}
    >
      <TitleField />
      <Field name="reason" label="换开原因" required>
        <Textarea rows={2} maxLength={200} placeholder="例如：抬头有误" />
      </Field>
    </FormDialog>
  );
}

const EmailField = () => (
  <Field name="email" label="收票邮箱" required rules={[checkEmail]}>
    <Input inputMode="email" maxLength={60} />
  </Field>
);

function TitleField() {
  const titles = useTitles();
  return (
    <Field
      name="titleId"
      label="发票抬头"
      required="请选择发票抬头。"
      hint={titles.isError ? '抬头没有加载出来，请关闭后重试。' : '资料不全的抬头请先在“发票抬头”中补全。'}
    >
      <Select options={titles.data?.map(({ id, title }) => ({ value: String(id), label: title }))} />
    </Field>
  );
}
