import type { PaymentForm } from '@ca-portal/api/contract';
import { LinkButton } from '@ca-portal/ui/button';
import { usePortalConfig } from '../../../config/config.js';
import { checkPaymentForm, parsePaymentForm } from '../payment-form.js';
import { Handover } from './Handover.js';
import { StateCard } from './StateCard.js';

interface CheckedFormProps {
  /** The server's payment form; a string is the spec's `htmlStr`, which is not trusted. */
  form: PaymentForm | string;
  /** Where the visitor can go if the form is not sent. */
  back: { href: string; label: string };
  submit: (form: PaymentForm) => void;
}

/** Submits a payment form that passes the checks; any other form is refused. */
export function CheckedForm({ form, back, submit }: CheckedFormProps) {
  const { paymentHosts, sandbox, hotline } = usePortalConfig();
  const rules = { origin: window.location.origin, paymentHosts, sandbox };
  const checked = typeof form === 'string' ? parsePaymentForm(form, rules) : checkPaymentForm(form, rules);
  if (checked.ok) return <Handover form={checked.form} submit={submit} />;
  return (
    <StateCard
      tone="danger"
      icon="padlock"
      title="付款页面不安全，已停止跳转"
      actions={<LinkButton href={back.href}>{back.label}</LinkButton>}
    >
      付款内容不是支付宝的标准表单，为了您的资金安全没有打开，也没有扣款。请从收银台重新支付；仍然出现时，请拨打服务热线
      {` ${hotline.phone}`}。
    </StateCard>
  );
}
