import { Card } from '@ca-portal/ui/card';
import { formatDateTime } from '@ca-portal/ui/formats';
import { Timeline } from '@ca-portal/ui/timeline';
import { groupLog } from '../writing/log-groups.js';
import type { LogLine } from '../writing/useWriting.js';
import { stepTitles } from './WriteTrack.js';

/** What happened when, the latest first. */
export function WriteLog({ log, running }: { log: readonly LogLine[]; running: boolean }) {
  if (log.length === 0) return null;
  return (
    <Card title="过程记录">
      <Timeline
        items={groupLog(log, running).map(({ key, at, step, status, note }) => ({
          key,
          title: status === 'failed' ? `${stepTitles[step]}中断` : stepTitles[step],
          status,
          time: formatDateTime(at).slice(11),
          description: note,
        }))}
      />
    </Card>
  );
}
