export { MessageBell, type MessageBellProps } from './MessageBell.js';
export { type BellMessage, type MessageCategory, sortMessages } from './messages.js';
export type { OnOpenChange, OpenChangeDetails, OpenReason } from '../internal/openChange.js';
