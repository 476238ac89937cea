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
  datePicker: {
    open: 'Open calendar',
    label: 'Choose a date',
    unreadable: (text) => `“${text}” is not a date. Write it like 2026-11-21.`,
    outOfRange: (min, max) =>
      min && max
        ? `The date is out of range. Choose one from ${min} to ${max}.`
        : min
          ? `The date is too early. Choose ${min} or later.`
          : `The date is too late. Choose ${max} or earlier.`,
    unavailable: 'This day cannot be chosen. Choose another one.',
    day: (date, today, chosen) => `${today ? 'Today, ' : ''}${date}${chosen ? ', selected' : ''}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
  dateRangePicker: {
    start: 'Start date',
    end: 'End date',
    separator: 'to',
    label: 'Choose start and end',
    lastDays: (days) => `Last ${days} days`,
    reversed: 'The end is before the start. Change one of them.',
  },
  qrCode: {
    copy: 'Copy content',
    copied: 'Copied.',
    copyFailed: 'The browser does not allow copying. Select the text and copy it yourself.',
    empty: 'There is no content for a QR code yet. Try again later.',
    tooLong: 'The content is too long for a QR code. Copy the text below instead.',
  },
  virtualList: { empty: 'Nothing here' },
  leaveGuard: { message: 'What you typed has not been submitted yet.' },
};
