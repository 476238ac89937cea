import { Button } from '../button/Button.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { HiddenText } from '../theme/HiddenText.js';
import { Questions } from './CommonQuestions.styles.js';
import { type ChatReply, titleOf } from './chatMessage.js';
import { useChatWords } from './useChatWords.js';

interface CommonQuestionsProps {
  questions: readonly ChatReply[];
  status: 'ready' | 'loading' | 'failed';
  onRetry: (() => void) | undefined;
  onAsk: (question: ChatReply) => void;
}

/** The column on the left; a row of chips on phones. */
export function CommonQuestions({ questions, status, onRetry, onAsk }: CommonQuestionsProps) {
  const words = useChatWords();
  return (
    <Questions aria-label={words.questions} aria-busy={status === 'loading' || undefined}>
      <h3>{words.questions}</h3>
      {status === 'loading' ? (
        <>
          <HiddenText as="output">{words.questionsLoading}</HiddenText>
          {[1, 2, 3, 4].map((bone) => (
            <Skeleton key={bone} width="80%" />
          ))}
        </>
      ) : null}
      {status === 'failed' ? (
        <p role="alert">
          {words.questionsFailed}
          {onRetry ? (
            <Button variant="text" size="sm" onClick={onRetry}>
              {words.retry}
            </Button>
          ) : null}
        </p>
      ) : null}
      {status === 'ready' ? (
        <ul>
          {questions.map((question, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list is drawn as a whole and never reordered
            <li key={index}>
              <button type="button" data-part="question" onClick={() => onAsk(question)}>
                {titleOf(question)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Questions>
  );
}
