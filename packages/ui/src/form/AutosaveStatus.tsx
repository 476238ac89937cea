import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.js';
import { formatClock } from '../formats/dates.js';
import { useWords } from '../theme/useWords.js';
import { AutosaveRoot } from './Autosave.styles.js';
import { zhAutosave } from './Autosave.zh.js';
import type { Autosave } from './useAutosave.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon, warningIcon } from '../icon/paths.js';

export interface AutosaveStatusProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The return value of `useAutosave`. */
  autosave: Pick<Autosave, 'status' | 'savedAt' | 'flush'>;
}

/** 保存中, 已保存 09:12 or 没有保存上 with 重试, beside the form's title. Only a failure is announced. */
export function AutosaveStatus({ autosave: { status, savedAt, flush }, ...rest }: AutosaveStatusProps) {
  const words = useWords('autosave', zhAutosave);
  const text = {
    idle: '',
    pending: words.pending,
    saving: words.saving,
    saved: words.saved(formatClock(savedAt)),
    failed: words.failed,
  }[status];
  return (
    <AutosaveRoot data-component="AutosaveStatus" data-status={status} {...rest}>
      {status === 'saved' ? <Glyph of={checkIcon} /> : null}
      {status === 'failed' ? <Glyph of={warningIcon} /> : null}
      <span role={status === 'failed' ? 'alert' : undefined}>{text}</span>
      {status === 'failed' ? (
        <Button variant="text" size="sm" onClick={() => void flush()}>
          {words.retry}
        </Button>
      ) : null}
    </AutosaveRoot>
  );
}
