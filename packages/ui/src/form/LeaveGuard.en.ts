import type { zhLeaveGuard } from './LeaveGuard.zh.js';

export const enLeaveGuard: typeof zhLeaveGuard = {
  message: 'What you typed has not been submitted yet and will be lost. Leave anyway?',
};
