import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { useId, useState } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { useRuleWords } from '../../../config/rules.js';
import { IconWell } from '../../../shared/page/index.js';
import { guideKeys, noneOfThese, type GuideQuestion } from '../guide-questions.js';
import { Choices, Panel, Progress, Steps } from '../GuidePage.styles.js';
import { useTakenFocus } from '../useTakenFocus.js';

interface GuideQuestionPanelProps {
  question: GuideQuestion;
  /** The earlier answer, when it is changed. */
  given: string | undefined;
  /** Whether the panel follows an answer or a step back; it then takes the focus. */
  moved: boolean;
  onAnswer: (value: string) => void;
  onBack: (() => void) | undefined;
  onRestart: () => void;
}

/** One of the five questions. Nothing is sent or decided before 下一题. */
export function GuideQuestionPanel({
  question,
  given,
  moved,
  onAnswer,
  onBack,
  onRestart,
}: GuideQuestionPanelProps) {
  const say = useRuleWords();
  const { courier } = usePortalConfig();
  // In a province without courier delivery there is one answer less.
  const options = question.options.filter(({ value }) => value !== 'courier' || courier);
  const [chosen, choose] = useState(given === noneOfThese ? '' : (given ?? ''));
  const titleId = useId();
  const title = useTakenFocus(moved);
  const at = guideKeys.indexOf(question.key);
  const last = at === guideKeys.length - 1;
  return (
    <Panel aria-labelledby={titleId}>
      <Progress>
        <div>
          <span>
            第 {at + 1} 题，共 {guideKeys.length} 题
          </span>
          {at > 0 ? (
            <Button variant="text" size="sm" icon={<Icon name="refresh" />} onClick={onRestart}>
              重新回答
            </Button>
          ) : null}
        </div>
        <ProgressBar value={(at / guideKeys.length) * 100} label="回答进度" />
      </Progress>
      <h1 id={titleId} ref={title} tabIndex={-1}>
        {question.title}
      </h1>
      <p data-part="hint">{say(question.hint)}</p>
      <Choices>
        <OptionCardGroup
          columns={2}
          aria-labelledby={titleId}
          value={chosen}
          onValueChange={choose}
          options={options.map((option) => ({
            value: option.value,
            description: option.note,
            title: (
              <span data-part="option">
                <IconWell data-tone={chosen === option.value ? undefined : 'quiet'}>
                  <Icon name={option.icon} />
                </IconWell>
                {option.title}
              </span>
            ),
          }))}
        />
        {chosen === 'broken' ? (
          <Alert title="电脑读不到锁，先做一次环境检测">
            多数是驱动或浏览器授权的问题，不用补办，也不花钱。
            <Link underline href="/envCheck">
              去检测
            </Link>
          </Alert>
        ) : null}
      </Choices>
      <Steps>
        {onBack ? (
          <Button size="lg" icon={<Icon name="chevron-left" />} onClick={onBack}>
            上一题
          </Button>
        ) : null}
        <div>
          {question.orElse ? (
            <Button variant="text" size="lg" onClick={() => onAnswer(noneOfThese)}>
              以上都不是
            </Button>
          ) : null}
          <Button
            variant="primary"
            size="lg"
            disabled={chosen === ''}
            disabledReason="请先选择一项"
            onClick={() => onAnswer(chosen)}
          >
            {last ? '看结果' : '下一题'}
          </Button>
        </div>
      </Steps>
    </Panel>
  );
}
