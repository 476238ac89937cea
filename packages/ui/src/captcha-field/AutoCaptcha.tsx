import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../button/index.js';
import { Glyph } from '../icon/Glyph.js';
import { checkCircleIcon } from '../icon/paths.js';
import { fieldIds, FieldShell } from '../internal/FieldShell.js';
import { useWords } from '../theme/useWords.js';
import { AutoRow } from './CaptchaField.styles.js';
import { zhCaptchaField } from './CaptchaField.zh.js';

export interface AutoCaptchaProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** State of the check. The caller decides how it works: a proof of work, a service, a device. */
  state: 'idle' | 'working' | 'done' | 'failed';
  /** Progress from 0 to 1. */
  progress?: number;
  /** Why the proof was refused. The caller has usually started another one already. */
  error?: ReactNode;
  /** Called by the retry button after a failure. */
  onRetry: () => void;
  /** The name of the field. @default locale.captchaField.auto */
  label?: ReactNode;
  /** At the right end of the label's line: other methods (`CaptchaWays`). */
  labelEnd?: ReactNode;
}

/**
 * A check that runs by itself, in place of `CaptchaField`, without any input. Offer the picture and the question
 * beside it, for browsers that cannot run it.
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
        {/* Only the result is announced; the progress is not worth an interruption. */}
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
