import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { guideKeys, noneOfThese, questionAt, type GuideAnswers, type GuideKey } from '../guide-questions.js';
import { AnswerList, KeptNowhere } from './GuideAnswersList.styles.js';

interface GuideAnswersListProps {
  answers: GuideAnswers;
  /** The current question; undefined beside a result. */
  current: GuideKey | undefined;
  onChange: (key: GuideKey) => void;
  onRestart: () => void;
}

/** The words of an answer, or undefined where there is none. */
export function answerText(key: GuideKey, answers: GuideAnswers): string | undefined {
  const given = answers[key];
  if (given === undefined) return undefined;
  if (given === noneOfThese) return '以上都不是';
  return questionAt(key, answers).options.find(({ value }) => value === given)?.title;
}

/** 您的回答: what was said, each changeable, and what is still to come. */
export function GuideAnswersList({ answers, current, onChange, onRestart }: GuideAnswersListProps) {
  const asked = answers.situation === noneOfThese ? guideKeys.slice(0, 3) : guideKeys;
  return (
    <Card
      title="您的回答"
      extra={
        current ? null : (
          <Button variant="text" size="sm" onClick={onRestart}>
            重新回答
          </Button>
        )
      }
      footer={<KeptNowhere>回答只用于推荐业务，不会保存到账号。</KeptNowhere>}
    >
      <AnswerList>
        {asked.map((key, n) => {
          const { short } = questionAt(key, answers);
          const text = key === current ? undefined : answerText(key, answers);
          const state = key === current ? 'now' : text ? 'done' : 'todo';
          return (
            <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span data-part="node" aria-hidden="true">
                {state === 'done' ? <Icon name="check" /> : n + 1}
              </span>
              <div>
                <div data-part="question">{short}</div>
                {text ? (
                  <div data-part="answer">
                    <b>{text}</b>
                    <Button
                      variant="text"
                      size="sm"
                      aria-label={`修改：${short}`}
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
    </Card>
  );
}
