import type { checkEnvironment } from '@ca-portal/ca-lock-sdk/environment';
import { formatDateTime } from '@ca-portal/ui/formats';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { LockLamps } from '@ca-portal/ui/lock-status-panel';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { CardColumns } from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { CheckList } from './components/CheckList.js';
import { CheckReport } from './components/CheckReport.js';
import { CheckVerdict } from './components/CheckVerdict.js';
import { MoreHelp } from './components/MoreHelp.js';
import { Checked } from './EnvironmentCheckPage.styles.js';
import { lampsOf, useEnvironmentCheck } from './useEnvironmentCheck.js';

/** 环境检测 (`/envCheck`, `/core/caManage/check`): six lamps, a fix for each, and a text for the hotline. */
export function EnvironmentCheckPage({ check }: { check?: typeof checkEnvironment }) {
  const { state, start } = useEnvironmentCheck(check);
  const { phase, checks, at } = state;
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="环境检测"
        description="检查这台电脑能不能用CA锁。六项依次检测，前一项不通，后面不用看。"
        actions={at ? <span>上次检测 {formatDateTime(at)}</span> : undefined}
      />
      <CardColumns>
        <div>
          <Card>
            <Checked aria-busy={phase === 'checking'}>
              <LockLamps states={lampsOf(state)} />
              {phase === 'done' ? <CheckVerdict checks={checks} /> : null}
              <Button
                variant="primary"
                size="lg"
                icon={<Icon name="refresh" />}
                loading={phase === 'checking'}
                loadingText="正在检测"
                onClick={start}
              >
                {phase === 'done' ? '重新检测' : '开始检测'}
              </Button>
            </Checked>
          </Card>
          <CheckList checks={checks} />
        </div>
        <aside>
          {at ? <CheckReport checks={checks} at={at} /> : null}
          <MoreHelp />
        </aside>
      </CardColumns>
    </PublicFrame>
  );
}
