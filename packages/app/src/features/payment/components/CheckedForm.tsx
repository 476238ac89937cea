import { LinkButton } from '@ca-portal/ui/button';
import { usePortalConfig } from '../../../config/config.js';
import { parsePaymentForm, type PaymentForm } from '../payment-form.js';
import { Handover } from './Handover.js';
import { StateCard } from './StateCard.js';

interface CheckedFormProps {
  /** The payment form as text, from the server or from anywhere. */
  text: string;
  /** Where a visitor goes on when the form is not sent. */
  back: { href: string; label: string };
  submit: (form: PaymentForm) => void;
}

/** Sends a payment form that the rules let pass; every other text ends here. */
export function CheckedForm({ text, back, submit }: CheckedFormProps) {
  const { paymentHosts, sandbox, hotline } = usePortalConfig();
  const parsed = parsePaymentForm(text, { origin: window.location.origin, paymentHosts, sandbox });
  if (parsed.ok) return <Handover form={parsed.form} submit={submit} />;
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
