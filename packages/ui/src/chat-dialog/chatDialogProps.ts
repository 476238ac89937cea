import type { ComponentPropsWithRef } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';
import type { ChatMessage, ChatReply } from './chatMessage.js';

/** Where a question was chosen. */
export interface ChatAskDetails {
  /** From the list on the left, or from the titles that an answer offers. */
  reason: 'common-question' | 'candidate';
}

export interface ChatDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** Oldest first. */
  messages: readonly ChatMessage[] | null | undefined;
  /** The common questions; without them the conversation takes the full width. */
  questions?: readonly ChatReply[] | null;
  /** Loading state of the common questions. @default 'ready' */
  questionsStatus?: 'ready' | 'loading' | 'failed';
  /** Loads the common questions again after `failed`. */
  onRetryQuestions?: () => void;
  /** A question was chosen. Add it to `messages` and ask for its answer. */
  onAsk: (question: ChatReply, details: ChatAskDetails) => void;
  /** The typed text, trimmed and not empty. Add it to `messages` and ask for its answer. */
  onSend: (text: string) => void;
  /** Called to resend a message with `failed`. */
  onResend?: (message: ChatMessage) => void;
  /** An answer is pending; from the third second on the conversation says so. */
  waiting?: boolean;
  /** 返回首页; the dialog closes. Without it there is no such button. */
  onHome?: () => void;
  /** Offered where there is no answer; the dialog closes. */
  onDownloads?: () => void;
  /** Offered where there is no answer: customer service staff, on workdays. */
  onHuman?: () => void;
  /** Whether an answer helped. Without it the conversation does not ask. */
  onRate?: (message: ChatMessage, solved: boolean) => void;
  /** Maximum length of a question in characters. @default 200 */
  maxLength?: number;
}
