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

// Lazy parts: most people need neither.
const LockChooser = lazyPart(async () => (await import('./LockChooser.js')).LockChooser);
const LockProblemView = lazyPart(async () => (await import('./LockProblemView.js')).LockProblemView);

export interface LockStatusPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The current phase with its data. */
  status: LockStatus;
  /**
   * 检测CA锁 and 重新检测. Start the check in this click handler: browsers show their permission prompt only after a click.
   */
  onCheck?: (() => void) | undefined;
  /** 取消 during a check. */
  onCancel?: (() => void) | undefined;
  /** One of several locks was chosen, by its device number. */
  onChoose?: ((deviceId: string) => void) | undefined;
  /** 复制检测结果给客服, beside a problem. */
  onCopyReport?: (() => void) | undefined;
  /** More actions beside a problem: another login, the driver. */
  problemActions?: ReactNode;
  /** States of lamps that your own environment check knows better, such as `unknown`. */
  states?: Readonly<Partial<Record<LockCheck, LockCheckState>>> | undefined;
  /** Name of the site in the browser's prompt. @default 本站 */
  siteName?: string | undefined;
  /** Shown when the lock is ready: `LockIdentity`, `LockPinForm`, the action. */
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
 * The steps to a usable certificate lock: six lamps, and below them the current message or action.
 * It knows no lock service; the caller passes an SDK's errors as text.
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
    // A panel that has just mounted replaced no focused element.
    if (shown.current === phase) return;
    shown.current = phase;
    const panel = body.current?.parentElement;
    const held = document.activeElement;
    if (phase === 'idle' || (held !== document.body && held !== panel)) return;
    // The focused button or field of the former phase is gone. A ready lock asks for its PIN: the field
    // gets the focus. Otherwise the panel itself, so that Tab continues inside it.
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
