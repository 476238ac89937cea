import { itemsOf } from '../../internal/itemsOf.js';
import type { ChatReply } from '../chatMessage.js';
import { CommonQuestions } from '../CommonQuestions.js';
import { useChatLayer } from './layer.js';

export interface QuestionsProps {
  /** The common questions. */
  questions: readonly ChatReply[] | null | undefined;
  /** How they stand. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Asks for them again after `failed`. */
  onRetry?: (() => void) | undefined;
  /** A question was chosen. The field to write in gets the focus. */
  onAsk: (question: ChatReply) => void;
}

/** The common questions: a column at the left, a row of chips on phones. */
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
