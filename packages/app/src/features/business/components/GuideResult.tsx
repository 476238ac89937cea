import type { OrderType } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Rosette } from '@ca-portal/ui/motif';
import { useState } from 'react';
import { useRuleWords } from '../../../config/rules.js';
import { useToken } from '../../../session/useSession.js';
import { IconWell } from '../../../shared/page/index.js';
import { beforePath } from '../before.js';
import { businessType } from '../business-types.js';
import { checklistText } from '../checklist.js';
import type { Recommendation } from '../guide.js';
import type { GuideAnswers } from '../guide-questions.js';
import { Ahead, Panel, ResultTitle } from '../GuidePage.styles.js';
import { useTakenFocus } from '../useTakenFocus.js';
import { useGuidedOrder, useGuidePrice } from '../useGuidePrice.js';
import { PrintButton } from '../../../shared/content/index.js';
import { OpenBidsWarning } from '../../../shared/ordering/index.js';
import { saveText } from '../../../shared/files/index.js';
import { MaterialList } from './MaterialList.js';
import { ResultFigures } from './ResultFigures.js';

interface GuideResultProps {
  answers: GuideAnswers;
  result: Extract<Recommendation, { kind: 'business' }>;
  moved: boolean;
}

/** The result: the business, with price, time, who, delivery and what to bring. */
export function GuideResult({ answers, result, moved }: GuideResultProps) {
  const say = useRuleWords();
  const loggedIn = useToken() !== null;
  const [accepted, accept] = useState(false);
  const title = useTakenFocus(moved);
  const business = businessType(result.orderType);
  const price = useGuidePrice(result.orderType, answers);
  const guided = useGuidedOrder(result.orderType, answers);
  const waits = result.endangersBids && !accepted;
  const start = `开始办理${shortNames[result.orderType] ?? business.title}`;
  return (
    <div data-part="result">
      <Panel>
        <Rosette lineWidth={0.7} />
        <p data-part="lead">根据您的回答，应该办理</p>
        <ResultTitle>
          <IconWell>
            <Icon name={business.icon} size="1.5rem" />
          </IconWell>
          <h1 ref={title} tabIndex={-1}>
            {business.title}
          </h1>
        </ResultTitle>
        <p data-part="lead">{business.effect}</p>
        <ResultFigures business={business} answers={answers} price={price} />
      </Panel>
      {result.endangersBids ? <OpenBidsWarning accepted={accepted} onAccept={accept} /> : null}
      {result.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <Card title="带上这些材料" extra={<Link href={beforePath(result.orderType)}>完整办事指南</Link>}>
        <MaterialList samples materials={business.materials} />
      </Card>
      <Ahead>
        {waits ? (
          <Button variant="primary" size="lg" disabledReason="勾选“我已了解风险”后才能开始">
            {start}
          </Button>
        ) : (
          <LinkButton variant="primary" size="lg" href={guided ?? business.href}>
            {start}
          </LinkButton>
        )}
        <Button
          size="lg"
          icon={<Icon name="download" />}
          onClick={() =>
            saveText(`${business.title}办理清单.txt`, say(checklistText(business, answers, price)))
          }
        >
          保存清单
        </Button>
        <PrintButton size="lg" />
        <p>
          {waits ? '勾选“我已了解风险”后才能开始。' : ''}
          {loggedIn ? '' : '办理前需要登录。'}
        </p>
      </Ahead>
    </div>
  );
}

const shortNames: Partial<Record<OrderType, string>> = {
  '0101': '新办',
  '0102': '补办',
  '0103': '延期',
  '0108': '注销',
};
