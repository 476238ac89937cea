import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Stack } from '../../../shared/page/index.js';
import type { PersonalRecord } from '../queries.js';
import type { RecordIssue } from '../record-issues.js';
import { levelLabel } from '../verification-level.js';

interface RecordProgressProps {
  record: PersonalRecord;
  issues: readonly RecordIssue[];
  onIssue: (place: RecordIssue['place']) => void;
}

/** Progress of the record, what is still missing, and the verification level of the person. */
export function RecordProgress({ record, issues, onIssue }: RecordProgressProps) {
  const { completeness, verification, verificationConnected } = record;
  return (
    <Card title="完成情况">
      <Stack>
        <div>
          <ProgressBar
            label="资料完整度"
            value={completeness}
            tone={completeness >= 100 ? 'success' : 'action'}
          />
          <small>资料完整度 {completeness}%</small>
        </div>
        {issues.length > 0 ? (
          <ul aria-label="还需要处理">
            {issues.map(({ place, text }) => (
              <li key={text}>
                <Button variant="text" size="sm" onClick={() => onIssue(place)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p>必填内容都已填好，可以提交。</p>
        )}
        <p>实名等级：{levelLabel(verification)}</p>
        {verificationConnected ? null : <Alert>演示环境：未接入真实核验</Alert>}
      </Stack>
    </Card>
  );
}
