import type { zhToast } from './Toast.zh.js';

export const enToast: typeof zhToast = { region: 'Notifications', close: 'Close notification' };
