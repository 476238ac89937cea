import type { zhToast } from './Toast.zh.js';

export const enToast: typeof zhToast = {
  region: 'Notifications',
  close: 'Close notification',
  missingPart: 'This part did not open',
  missingPartReason:
    'The network may be gone, or the site was just updated. Please try again, or reload the page.',
  retry: 'Try again',
};
