import type { ComponentPropsWithRef } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';
import type { ChatMessage, ChatReply } from './chatMessage.js';

/** Where a question was chosen. */
export interface ChatAskDetails {
  /** From the list on the left, or from the titles that a question brought up. */
  reason: 'common-question' | 'candidate';
}

export interface ChatDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** Oldest first. */
  messages: readonly ChatMessage[] | null | undefined;
  /** The common questions; without any the conversation has the whole room. */
  questions?: readonly ChatReply[] | null;
  /** How the common questions stand. @default 'ready' */
  questionsStatus?: 'ready' | 'loading' | 'failed';
  /** Asks for the common questions again after `failed`. */
  onRetryQuestions?: () => void;
  /** A question was chosen. Add it to `messages` and ask for its answer. */
  onAsk: (question: ChatReply, details: ChatAskDetails) => void;
  /** What was typed, trimmed and not empty. Add it to `messages` and ask for its answer. */
  onSend: (text: string) => void;
  /** A message with `failed` is to be sent once more. */
  onResend?: (message: ChatMessage) => void;
  /** An answer is under way; from the third second on the conversation says so. */
  waiting?: boolean;
  /** 返回首页; the dialog closes. Without it there is no such button. */
  onHome?: () => void;
  /** Offered where there is no answer; the dialog closes. */
  onDownloads?: () => void;
  /** Offered where there is no answer: people, on workdays. */
  onHuman?: () => void;
  /** Whether an answer helped. Without it nobody is asked. */
  onRate?: (message: ChatMessage, solved: boolean) => void;
  /** Characters that a question may have. @default 200 */
  maxLength?: number;
}
