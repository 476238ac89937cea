import { itemsOf } from '../../internal/itemsOf.js';
import type { ChatReply } from '../chatMessage.js';
import { CommonQuestions } from '../CommonQuestions.js';
import { useChatLayer } from './layer.js';

export interface QuestionsProps {
  /** The common questions. */
  questions: readonly ChatReply[] | null | undefined;
  /** Their loading state. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Loads them again after `failed`. */
  onRetry?: (() => void) | undefined;
  /** A question was chosen. The text field gets the focus. */
  onAsk: (question: ChatReply) => void;
}

/** The common questions: a column on the left, a row of chips on phones. */
export function Questions({ questions, status = 'ready', onRetry, onAsk }: QuestionsProps) {
  const { input } = useChatLayer();
  return (
    <CommonQuestions
      questions={itemsOf(questions)}
      status={status}
      onRetry={onRetry}
      onAsk={(question) => {
        onAsk(question);
        input.current?.focus();
      }}
    />
  );
}
