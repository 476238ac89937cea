import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { AnswerList } from './AnswerRail.styles.js';

interface AnswerRailProps<Key extends string> {
  /** In the order of the questions; `answer` is set where it can be changed. */
  questions: readonly { key: Key; title: string; answer: string | undefined }[];
  current: Key | undefined;
  onChange: (key: Key) => void;
}

/** Questions asked one after the other: the answers so far, each changeable, and the questions still to come. */
export function AnswerRail<Key extends string>({ questions, current, onChange }: AnswerRailProps<Key>) {
  return (
    <AnswerList>
      {questions.map(({ key, title, answer }, n) => {
        const state = key === current ? 'now' : answer ? 'done' : 'todo';
        return (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span data-part="node" aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : n + 1}
            </span>
            <div>
              <div data-part="question">{title}</div>
              {state === 'done' ? (
                <div data-part="answer">
                  <b>{answer}</b>
                  <Button
                    variant="text"
                    size="sm"
                    aria-label={`修改：${title}`}
                    onClick={() => onChange(key)}
                  >
                    修改
                  </Button>
                </div>
              ) : null}
            </div>
          </li>
        );
      })}
    </AnswerList>
  );
}
