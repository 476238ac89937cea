import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../button/index.js';
import { Glyph } from '../icon/Glyph.js';
import { checkCircleIcon } from '../icon/paths.js';
import { fieldIds, FieldShell } from '../internal/FieldShell.js';
import { useWords } from '../theme/useWords.js';
import { AutoRow } from './CaptchaField.styles.js';
import { zhCaptchaField } from './CaptchaField.zh.js';

export interface AutoCaptchaProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the caller's work is at. How it is done is his: a proof of work, a service, a device. */
  state: 'idle' | 'working' | 'done' | 'failed';
  /** From 0 to 1, while it works. */
  progress?: number;
  /** Why the proof was refused. The caller has usually begun another one already. */
  error?: ReactNode;
  /** After a failure. */
  onRetry: () => void;
  /** The name of the field. @default locale.captchaField.auto */
  label?: ReactNode;
  /** At the right end of the label's line: the other ways (`CaptchaWays`). */
  labelEnd?: ReactNode;
}

/**
 * A check that runs by itself, in place of `CaptchaField`. It asks nothing of anybody; offer the picture and the question
 * beside it, for browsers that cannot do the work.
 */
export function AutoCaptcha({ state, progress, error, onRetry, label, labelEnd, ...rest }: AutoCaptchaProps) {
  const locale = useWords('captchaField', zhCaptchaField);
  const ids = fieldIds(useId());
  const words = { idle: locale.autoIdle, working: locale.autoWorking, done: locale.autoDone, failed: '' };
  const problem = state === 'failed' ? locale.autoFailed : error;
  return (
    <FieldShell
      data-part="field"
      ids={ids}
      group
      label={label ?? locale.auto}
      labelEnd={labelEnd}
      error={problem}
    >
      <AutoRow
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would want its legend as its first child
        role="group"
        aria-labelledby={ids.label}
        {...(problem ? { 'aria-describedby': ids.error } : {})}
        data-component="AutoCaptcha"
        data-state={state}
        {...rest}
      >
        {/* The result is spoken; that something runs in between is not worth interrupting anybody. */}
        <output aria-live={state === 'working' ? 'off' : 'polite'}>
          {state === 'done' ? <Glyph of={checkCircleIcon} /> : null}
          {words[state]}
        </output>
        {state === 'working' ? (
          <progress aria-label={locale.autoWorking} max={1} value={progress ?? 0} />
        ) : null}
        {state === 'failed' ? (
          <Button size="sm" onClick={onRetry}>
            {locale.retry}
          </Button>
        ) : null}
      </AutoRow>
    </FieldShell>
  );
}
