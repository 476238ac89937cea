import type { zhDialog } from './Dialog.zh.js';

export const enDialog: typeof zhDialog = {
  close: 'Close',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
};
