import type { BaseLocale } from './base.zh.js';

/** Words of controls, form and overlays in English. */
export const baseEn: BaseLocale = {
  button: { loading: 'Working' },
  link: { external: 'opens in a new window' },
  passwordInput: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on.' },
  textarea: { counter: (used, max) => `${used} of ${max} characters used` },
  select: { placeholder: 'Choose' },
  numberInput: { decrease: 'Decrease', increase: 'Increase' },
  form: {
    required: ' (required)',
    optional: ' (optional)',
    requiredMessage: (label) => `Please fill in: ${label}.`,
    errorSummary: (count) => (count === 1 ? '1 thing needs a change' : `${count} things need a change`),
    draftRestored: 'What you typed last time has been restored.',
  },
  captchaField: {
    label: 'Picture code',
    hint: 'Type the result of the sum in the picture.',
    refresh: 'Show another picture',
    loading: 'Loading the picture code',
    failed: 'The picture code did not load. Click the picture to try again.',
  },
  smsCodeField: {
    label: 'SMS code',
    send: 'Send code',
    sending: 'Sending',
    resendIn: (seconds) => `Resend in ${seconds} s`,
    resend: 'Send again',
    sent: 'The code has been sent. You can send it again in 60 seconds.',
    canResend: 'You can send the code again now.',
  },
  dialog: { close: 'Close' },
  confirmDialog: { cancel: 'Cancel', confirm: 'OK', typeToConfirm: (word) => `Type “${word}” to continue` },
  toast: { region: 'Notifications', close: 'Close notification' },
  alert: { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' },
  popover: { close: 'Close' },
  leaveGuard: { message: 'What you typed has not been submitted yet.' },
};
