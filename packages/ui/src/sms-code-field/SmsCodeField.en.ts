import { plural } from '../internal/plural.js';
import type { zhSmsCodeField } from './SmsCodeField.zh.js';

export const enSmsCodeField: typeof zhSmsCodeField = {
  label: 'SMS code',
  send: 'Send code',
  sending: 'Sending',
  resendIn: (seconds) => `Resend in ${seconds} s`,
  resend: 'Send again',
  sent: (seconds) => `The code has been sent. You can send it again in ${plural(seconds, 'second')}.`,
  sendFailed: 'The code was not sent, perhaps because the network is gone. Please ask for it again.',
  canResend: 'You can send the code again now.',
};
