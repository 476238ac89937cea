import { type ComponentPropsWithRef, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LockArt } from '../art/ProductArt.js';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { monitorIcon } from '../icon/paths.js';
import { lazyPart } from '../internal/lazyPart.js';
import { Spinner } from '../spinner/Spinner.js';
import { useWords } from '../theme/useWords.js';
import { type LockCheck, type LockCheckState, lampStates, type LockStatus } from './lockChecks.js';
import { LockLamps } from './LockLamps.js';
import { Actions, Bubble, PanelBody, PanelRoot, Picture } from './LockStatusPanel.styles.js';
import { zhLockStatusPanel } from './LockStatusPanel.zh.js';

// Most people meet neither: they come once they are needed.
const LockChooser = lazyPart(async () => (await import('./LockChooser.js')).LockChooser);
const LockProblemView = lazyPart(async () => (await import('./LockProblemView.js')).LockProblemView);

export interface LockStatusPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The phase, with what belongs to it. */
  status: LockStatus;
  /** 检测CA锁 and 重新检测. Start from this click alone: the browser asks nobody who has not clicked. */
  onCheck?: (() => void) | undefined;
  /** 取消 while something is being checked. */
  onCancel?: (() => void) | undefined;
  /** One of several locks was chosen, by its device number. */
  onChoose?: ((deviceId: string) => void) | undefined;
  /** 复制检测结果给客服, beside a problem. */
  onCopyReport?: (() => void) | undefined;
  /** Further ways on beside a problem: another login, the driver. */
  problemActions?: ReactNode;
  /** Lamps that an own environment check knows better, such as `unknown`. */
  states?: Readonly<Partial<Record<LockCheck, LockCheckState>>> | undefined;
  /** As the browser's question names the site. @default 本站 */
  siteName?: string | undefined;
  /** Once the lock is ready: `LockIdentity`, `LockPinForm`, what is to be done with it. */
  children?: ReactNode;
}

function Asking({ siteName }: { siteName: string | undefined }) {
  const words = useWords('lockStatusPanel', zhLockStatusPanel);
  return (
    <>
      <Bubble aria-hidden="true">
        <strong>{words.wants(siteName ?? words.thisSite)}</strong>
        <span data-part="line">
          <Glyph of={monitorIcon} />
          {words.access}
        </span>
        <span data-part="choices">
          <span data-part="choice">{words.block}</span>
          <span data-part="choice" data-chosen="">
            {words.allow}
          </span>
        </span>
      </Bubble>
      <div data-part="text">
        <h2>{words.askingTitle}</h2>
        <p data-part="why">{words.askingHint}</p>
      </div>
    </>
  );
}

/**
 * The way to a certificate lock: six lamps, and below them the one thing that is said or done now.
 * It knows no lock service; an SDK's errors come in as words.
 */
export function LockStatusPanel({
  status,
  onCheck,
  onCancel,
  onChoose,
  onCopyReport,
  problemActions,
  states,
  siteName,
  children,
  ...rest
}: LockStatusPanelProps) {
  const words = useWords('lockStatusPanel', zhLockStatusPanel);
  const body = useRef<HTMLDivElement>(null);
  const { phase } = status;
  const shown = useRef(phase);
  useEffect(() => {
    // A panel that has just come took the place of nothing that had the focus.
    if (shown.current === phase) return;
    shown.current = phase;
    const panel = body.current?.parentElement;
    const held = document.activeElement;
    if (phase === 'idle' || (held !== document.body && held !== panel)) return;
    // The button or field of the phase before is gone, and the focus with it. A lock that is ready asks for its PIN:
    // whoever pressed 检测 types on. Else Tab goes on inside the panel.
    const field = phase === 'ready' ? body.current?.querySelector('input') : null;
    if (field) field.focus();
    else panel?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <PanelRoot
      tabIndex={-1}
      aria-label={words.label}
      {...rest}
      data-component="LockStatusPanel"
      data-phase={phase}
    >
      <LockLamps states={{ ...lampStates(status), ...states }} />
      <PanelBody ref={body}>
        {phase === 'idle' ? (
          <>
            <Picture data-plain="" aria-hidden="true">
              <LockArt />
            </Picture>
            <div data-part="text">
              <h2>{words.idleTitle}</h2>
              <p data-part="why">{words.idleHint}</p>
            </div>
            <Button variant="primary" size="lg" block onClick={onCheck}>
              {words.check}
            </Button>
          </>
        ) : null}
        {phase === 'checking' ? (
          <>
            {status.asking ? <Asking siteName={siteName} /> : null}
            <Actions>
              <Spinner verb={status.asking ? words.askingVerb : words.checking(words.checks[status.at])} />
              {onCancel ? (
                <Button variant="text" onClick={onCancel}>
                  {words.cancel}
                </Button>
              ) : null}
            </Actions>
          </>
        ) : null}
        <Suspense>
          {phase === 'choosing' ? (
            <LockChooser locks={status.locks} onChoose={onChoose} onCheck={onCheck} />
          ) : null}
          {phase === 'failed' ? (
            <LockProblemView
              problem={status.problem}
              onCheck={onCheck}
              onCopyReport={onCopyReport}
              actions={problemActions}
            />
          ) : null}
        </Suspense>
        {phase === 'ready' ? children : null}
      </PanelBody>
    </PanelRoot>
  );
}
