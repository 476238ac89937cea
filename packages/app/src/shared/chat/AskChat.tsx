import { Button, type ButtonProps } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { chatStore } from './chat-store.js';

interface AskChatProps extends Pick<ButtonProps, 'size' | 'variant' | 'block'> {
  /** Sent as soon as the chat is open. */
  question?: string;
}

/** 问智能客服: for pages that have no answer. */
export const AskChat = ({ question, ...button }: AskChatProps) => (
  <Button
    {...button}
    icon={<Icon name="chat" />}
    aria-haspopup="dialog"
    onClick={() => chatStore.open(question)}
  >
    问智能客服
  </Button>
);
