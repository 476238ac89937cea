export { ChatButton, type ChatButtonProps } from '../chat-button/ChatButton.js';
export { ChatDialog, type ChatAskDetails, type ChatDialogProps } from './ChatDialog.js';
export { answerTo, type ChatMessage, type ChatReply } from './chatMessage.js';
export type { FloatingSpot } from '../internal/spot.js';
export type { OnOpenChange, OpenChangeDetails, OpenReason } from '../internal/openChange.js';
