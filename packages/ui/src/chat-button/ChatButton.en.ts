import type { zhChatButton } from './ChatButton.zh.js';

export const enChatButton: typeof zhChatButton = {
  label: 'Customer service',
  moveHint: 'Drag it, or move it with the arrow keys while it has the focus.',
};
