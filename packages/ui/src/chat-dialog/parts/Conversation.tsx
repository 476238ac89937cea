import type { ChatDialogProps } from '../chatDialogProps.js';
import type { ChatReply } from '../chatMessage.js';
import { Conversation as DrawnConversation } from '../Conversation.js';
import { useCloseAnd } from './layer.js';

export interface ConversationProps extends Pick<
  ChatDialogProps,
  'messages' | 'waiting' | 'onResend' | 'onDownloads' | 'onHuman' | 'onRate'
> {
  /** A question was chosen from the titles that an answer offers. */
  onAsk: (question: ChatReply) => void;
}

/** The log of messages. It follows the newest message unless somebody has scrolled up. */
export function Conversation({ waiting = false, onDownloads, ...rest }: ConversationProps) {
  const closeAnd = useCloseAnd();
  return <DrawnConversation {...rest} waiting={waiting} onDownloads={closeAnd(onDownloads)} />;
}
