import type { zhAssistantButton } from './AssistantButton.zh.js';

export const enAssistantButton: typeof zhAssistantButton = {
  label: 'AI assistant',
  external: ' (opens in a new window)',
  moveHint: 'Drag it, or move it with the arrow keys while it has the focus.',
};
