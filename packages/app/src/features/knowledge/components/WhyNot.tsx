import { Button } from '@ca-portal/ui/button';
import { Field, Form, useDraft, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import type { Feedback } from '../queries.js';

type Reason = Feedback['reasons'][number];

const reasons: readonly { value: Reason; label: string }[] = [
  { value: 'wrong', label: '步骤和实际不一样' },
  { value: 'unclear', label: '看不懂' },
  { value: 'incomplete', label: '没有我的情况' },
  { value: 'outdated', label: '内容过时' },
];
const remarkLength = 100;

interface WhyNotProps {
  articleId: number;
  sending: boolean;
  /** Resolves to whether it was delivered. */
  onSend: (reasons: Reason[], remark: string) => Promise<boolean>;
}

/** Why an article did not help: one choice, and an optional line of text. */
export function WhyNot({ articleId, sending, onSend }: WhyNotProps) {
  const form = useForm<{ reason: string; remark: string }>({ defaultValues: { reason: '', remark: '' } });
  const draft = useDraft(`article-feedback:${articleId}`, form);
  return (
    <Form
      form={form}
      aria-label="没有帮助的原因"
      onSubmit={async ({ reason, remark }) => {
        const chosen = reasons.flatMap(({ value }) => (value === reason ? [value] : []));
        const arrived = await onSend(chosen, remark.trim());
        if (arrived) draft.clear();
        return arrived;
      }}
    >
      <Field
        name="reason"
        group
        label="哪里没有帮到您？选一项即可，不用登录。"
        required="请选择一项，我们才知道该改哪里"
      >
        <RadioGroup variant="chips" options={reasons} />
      </Field>
      <Field name="remark" label="补充说明" required={false} hint="请不要填写手机号、证件号和密码。">
        <Input maxLength={remarkLength} placeholder={`${remarkLength} 字以内`} autoComplete="off" />
      </Field>
      <div>
        <Button type="submit" variant="primary" loading={sending} loadingText="正在提交">
          提交
        </Button>
      </div>
    </Form>
  );
}
