import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Stack } from '../../../shared/page/index.js';
import { IssueList } from '../CompanyPage.styles.js';
import { steps, stepTitles, type RecordIssue, type Step } from '../record-issues.js';

interface ProgressProps {
  completeness: number;
  issues: readonly RecordIssue[];
  onStep: (step: Step) => void;
}

/** The completion of the record per step; each line links to its step. */
export function Progress({ completeness, issues, onStep }: ProgressProps) {
  return (
    <Card title="完成情况">
      <Stack>
        <IssueList>
          {steps.map((step) => {
            const open = issues.filter((issue) => issue.step === step);
            return (
              <li key={step} data-state={open.length > 0 ? 'open' : 'done'}>
                <Icon name={open.length > 0 ? 'warning' : 'check'} />
                <Button variant="text" size="sm" onClick={() => onStep(step)}>
                  {stepTitles[step - 1]}
                </Button>
                <small>{open.length > 0 ? `${open.length} 项` : step === 3 ? '选填' : '已填好'}</small>
              </li>
            );
          })}
        </IssueList>
        <div>
          <ProgressBar label="资料完整度" value={completeness} />
          <small>资料完整度 {completeness}%</small>
        </div>
        {issues.length > 0 ? (
          <IssueList aria-label="还需要处理">
            {issues.slice(0, 5).map(({ step, text }) => (
              <li key={text}>
                <Button variant="text" size="sm" onClick={() => onStep(step)}>
                  {text}
                </Button>
              </li>
            ))}
          </IssueList>
        ) : null}
      </Stack>
    </Card>
  );
}
