import type { zhSessionConfirm } from './SessionConfirm.zh.js';

export const enSessionConfirm: typeof zhSessionConfirm = {
  logout: 'Sign out?',
  logoutDescription: 'You will have to sign in again to go on. Submitted orders and payments are safe.',
  logoutVerb: 'Sign out',
  switchTitle: 'Prompt',
  switchAccount: 'Leave the current account?',
  switchDescription: 'You sign in again with another account. What was not submitted stays behind.',
  switchVerb: 'Switch account',
};
