import type { zhAlert } from './Alert.zh.js';

export const enAlert: typeof zhAlert = {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
};
