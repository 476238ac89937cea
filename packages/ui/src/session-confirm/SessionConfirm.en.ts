import type { zhSessionConfirm } from './SessionConfirm.zh.js';

export const enSessionConfirm: typeof zhSessionConfirm = {
  logout: 'Log out?',
  logoutDescription: 'You will have to log in again to go on. Submitted orders and payments are safe.',
  logoutVerb: 'Log out',
  switchTitle: 'Prompt',
  switchAccount: 'Leave the current account?',
  switchDescription: 'You log in again with another account. What was not submitted stays behind.',
  switchVerb: 'Switch account',
};
