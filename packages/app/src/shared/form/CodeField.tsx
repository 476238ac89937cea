import { SmsCodeField, type SmsCodeFieldProps } from '@ca-portal/ui/sms-code-field';
import { usePortalConfig } from '../../config/config.js';

/**
 * The field of a code in every page: the next one is offered when the server would send it, and where the province
 * sends no text messages it is called after the mailbox.
 */
export function CodeField({ label, ...rest }: Omit<SmsCodeFieldProps, 'seconds'>) {
  const { rules, sms } = usePortalConfig();
  return <SmsCodeField {...rest} seconds={rules.smsResendSeconds} {...labelOf(sms ? label : '邮箱验证码')} />;
}

const labelOf = (label: SmsCodeFieldProps['label']) => (label === undefined ? {} : { label });
