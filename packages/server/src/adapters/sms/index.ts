export { mailInPlaceOfSms } from './live/mail-in-place-of-sms.js';
export { mountOutbox } from './sandbox/outbox-page.js';
export { sandboxSms } from './sandbox/sandbox-sms.js';
