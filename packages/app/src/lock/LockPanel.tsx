import { LockArt } from '@ca-portal/ui/art';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Spinner } from '@ca-portal/ui/spinner';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePortalConfig } from '../config/config.js';
import { LockLamps } from './LockLamps.js';
import { Actions, Bubble, PanelBody, PanelRoot, Picture } from './LockPanel.styles.js';
import { LockProblemView } from './LockProblemView.js';
import { lampLabels } from './lamps.js';
import type { LockProblem } from './problem.js';
import type { LockControl, LockState } from './useLock.js';

type Ready = Extract<LockState, { phase: 'ready' }>;

export interface LockPanelProps {
  lock: LockControl;
  /** Once the lock is ready: who it is, the PIN, what is to be done with it. */
  children: (ready: Ready) => ReactNode;
  /** Further ways on for a problem, e.g. another login. */
  problemActions?: (problem: LockProblem) => ReactNode;
}

function Asking() {
  const { brand } = usePortalConfig();
  return (
    <>
      <Bubble aria-hidden="true">
        <strong>{brand.productName} 想要</strong>
        <span data-part="line">
          <Icon name="monitor" />
          访问此设备上的应用和服务
        </span>
        <span data-part="choices">
          <span data-part="choice">阻止</span>
          <span data-part="choice" data-chosen="">
            允许
          </span>
        </span>
      </Bubble>
      <div data-part="text">
        <h2>请在地址栏下方的弹窗里选“允许”</h2>
        <p data-part="why">图中为示意，不同浏览器文字略有不同。只授权本站，可以随时收回。</p>
      </div>
    </>
  );
}

/** Lamps above, and below them the one thing that is said or done in this state. Words of `lock-states`. */
export function LockPanel({ lock, children, problemActions }: LockPanelProps) {
  const { state, check, reset } = lock;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button or field of the phase before is gone, and the focus with it: Tab goes on inside the panel.
    if (state.phase !== 'idle' && document.activeElement === document.body) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [state.phase]);
  return (
    <PanelRoot ref={panel} tabIndex={-1} aria-label="CA锁">
      <LockLamps state={state} />
      <PanelBody>
        {state.phase === 'idle' ? (
          <>
            <Picture data-plain="" aria-hidden="true">
              <LockArt />
            </Picture>
            <div data-part="text">
              <h2>插好CA锁，再开始检测</h2>
              <p data-part="why">浏览器第一次会询问“是否允许访问本机程序”，请选“允许”。</p>
            </div>
            <Button variant="primary" size="lg" block onClick={check}>
              检测CA锁
            </Button>
          </>
        ) : null}
        {state.phase === 'checking' ? (
          <>
            {state.asking ? <Asking /> : null}
            <Actions>
              <Spinner verb={state.asking ? '等待您的选择' : `正在检测${lampLabels[state.lamp]}`} />
              <Button variant="text" onClick={reset}>
                取消
              </Button>
            </Actions>
          </>
        ) : null}
        {state.phase === 'failed' ? (
          <LockProblemView
            problem={state.problem}
            onCheck={check}
            actions={problemActions?.(state.problem)}
          />
        ) : null}
        {state.phase === 'ready' ? children(state) : null}
      </PanelBody>
    </PanelRoot>
  );
}
