export { ChatButton, type ChatButtonProps } from '../chat-button/ChatButton.js';
export { ChatDialog } from './ChatDialog.js';
export type { ChatAskDetails, ChatDialogProps } from './chatDialogProps.js';
export { answerTo, type ChatMessage, type ChatReply } from './chatMessage.js';
export type { FloatingSpot } from '../internal/spot.js';
export type { OnOpenChange, OpenChangeDetails, OpenReason } from '../internal/openChange.js';
