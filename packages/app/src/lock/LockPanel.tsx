import { LinkButton } from '@ca-portal/ui/button';
import { LockStatusPanel, type LockStatus } from '@ca-portal/ui/lock-status-panel';
import type { ReactNode } from 'react';
import { usePortalConfig } from '../config/config.js';
import { copyText } from '../shared/browser/index.js';
import { problemReport, type LockProblem } from './problem.js';
import type { LockControl, LockState } from './useLock.js';

/** 环境检测 is public; `/core/caManage/check` is the same page for a logged-in user. */
export const environmentCheckPath = '/envCheck';

type Ready = Extract<LockState, { phase: 'ready' }>;

export interface LockPanelProps {
  lock: LockControl;
  /** Once the lock is ready: the holder, the PIN, the operation. */
  children: (ready: Ready) => ReactNode;
  /** Additional links for a problem, e.g. another login. */
  problemActions?: (problem: LockProblem) => ReactNode;
}

function statusOf(state: LockState): LockStatus {
  if (state.phase === 'ready') return { phase: 'ready', blank: !state.lock.certificate };
  if (state.phase === 'choosing') {
    return { phase: 'choosing', locks: state.devices.map((deviceId) => ({ deviceId })) };
  }
  return state;
}

const copyReport = (problem: LockProblem) =>
  copyText(
    problemReport(problem),
    '检测结果已复制，请粘贴发给客服',
    '没有复制成功。浏览器不允许访问剪贴板，请把页面截图发给客服。',
  );

/** `LockStatusPanel` of ui with the state of `useLock`. */
export function LockPanel({ lock, children, problemActions }: LockPanelProps) {
  const { state, check, choose, reset } = lock;
  const { brand } = usePortalConfig();
  const problem = state.phase === 'failed' ? state.problem : undefined;
  // Customer service cannot help with an unsupported machine or browser; those sentences say everything.
  const reportable = problem && (!problem.final || problem.tone === 'danger');
  return (
    <LockStatusPanel
      status={statusOf(state)}
      siteName={brand.productName}
      onCheck={check}
      onCancel={reset}
      onChoose={choose}
      onCopyReport={reportable ? () => void copyReport(problem) : undefined}
      problemActions={
        problem ? (
          <>
            {problem.code === 'service-not-found' ? (
              <LinkButton href="/downloadCenter?category=driver">下载驱动</LinkButton>
            ) : null}
            {problemActions?.(problem)}
            {problem.code === 'not-a-computer' ? null : (
              <LinkButton variant="text" href={environmentCheckPath}>
                环境检测
              </LinkButton>
            )}
          </>
        ) : undefined
      }
    >
      {state.phase === 'ready' ? children(state) : null}
    </LockStatusPanel>
  );
}
