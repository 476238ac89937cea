import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { useState } from 'react';
import { PublicFrame } from '../../shared/page/index.js';
import { GuideAnswersList } from './components/GuideAnswersList.js';
import { GuideQuestionPanel } from './components/GuideQuestionPanel.js';
import { GuideResult } from './components/GuideResult.js';
import { NeighborCases } from './components/NeighborCases.js';
import { NoMatch } from './components/NoMatch.js';
import { nextQuestion, recommend, withAnswer } from './guide.js';
import { guideKeys, questionAt, type GuideAnswers, type GuideKey } from './guide-questions.js';
import { GuideGrid } from './GuidePage.styles.js';
import { useGuideAnswers } from './useGuideAnswers.js';

/** 我要办什么 (`/guide`): five questions without a login, then one business type with everything that it requires. */
export function GuidePage() {
  const [answers, setAnswers] = useGuideAnswers();
  const [changing, setChanging] = useState<GuideKey>();
  const [moved, setMoved] = useState(false);
  const current = changing ?? nextQuestion(answers);
  const result = current ? undefined : recommend(answers);

  const go = (next: GuideAnswers, question?: GuideKey) => {
    setAnswers(next);
    setChanging(question);
    setMoved(true);
  };
  const answerAt = (key: GuideKey, value: string) => go(withAnswer(answers, key, value));
  const earlier = current && guideKeys[guideKeys.indexOf(current) - 1];

  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '业务办理', href: '/jumpydDetial' },
          { label: '我要办什么' },
        ]}
      />
      <GuideGrid>
        <aside aria-label="您的回答和相近的情况">
          <GuideAnswersList
            answers={answers}
            current={current}
            onChange={(key) => go(answers, key)}
            onRestart={() => go({})}
          />
          {result?.kind === 'business' ? (
            <NeighborCases
              neighbors={result.neighbors}
              onChoose={(situation) => answerAt('situation', situation)}
            />
          ) : null}
        </aside>
        {current ? (
          <GuideQuestionPanel
            key={`${current} ${answers[current] ?? ''}`}
            question={questionAt(current, answers)}
            given={answers[current]}
            moved={moved}
            onAnswer={(value) => answerAt(current, value)}
            onBack={earlier ? () => go(answers, earlier) : undefined}
            onRestart={() => go({})}
          />
        ) : result?.kind === 'business' ? (
          <GuideResult key={result.orderType} answers={answers} result={result} moved={moved} />
        ) : (
          <NoMatch moved={moved} />
        )}
      </GuideGrid>
    </PublicFrame>
  );
}
