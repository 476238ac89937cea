export { accountItems } from './account-items.js';
export { AccountCode } from './AccountCode.js';
export { type AccountDialog, AccountDialogs } from './AccountDialogs.js';
export { FirstRole } from './first-role.js';
export { OneTimePassword } from './OneTimePassword.js';
export { sentenceOf } from './refusal.js';
