import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { AnswerRail, RailNote } from '../../../shared/content/index.js';
import { guideKeys, noneOfThese, questionAt, type GuideAnswers, type GuideKey } from '../guide-questions.js';

interface GuideAnswersListProps {
  answers: GuideAnswers;
  /** The current question; undefined beside a result. */
  current: GuideKey | undefined;
  onChange: (key: GuideKey) => void;
  onRestart: () => void;
}

/** The text of an answer, or undefined where there is none. */
export function answerText(key: GuideKey, answers: GuideAnswers): string | undefined {
  const given = answers[key];
  if (given === undefined) return undefined;
  if (given === noneOfThese) return '以上都不是';
  return questionAt(key, answers).options.find(({ value }) => value === given)?.title;
}

/** 您的回答: the answers so far, each changeable, and the questions still to come. */
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
      footer={<RailNote>回答只用于推荐业务，不会保存到账号。</RailNote>}
    >
      <AnswerRail
        questions={asked.map((key) => ({
          key,
          title: questionAt(key, answers).short,
          answer: answerText(key, answers),
        }))}
        current={current}
        onChange={onChange}
      />
    </Card>
  );
}
