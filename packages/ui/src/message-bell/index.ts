export { MessageBell } from './MessageBell.js';
export type { MessageBellProps } from './messageBellProps.js';
export { type BellMessage, type MessageCategory, sortMessages } from './messages.js';
export type { OnOpenChange, OpenChangeDetails, OpenReason } from '../internal/openChange.js';
