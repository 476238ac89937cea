import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.js';
import { useWords } from '../theme/useWords.js';
import { SpinnerRoot } from './Spinner.styles.js';
import { useWaitedSeconds } from './useWaitedSeconds.js';
import { zhSpinner } from './Spinner.zh.js';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** The current work: “正在提交”. @default '正在加载' */
  verb?: string;
  /** `lg` fills a region, with the label below. @default 'md' */
  size?: 'md' | 'lg';
  /**
   * Milliseconds until it shows 已等待 n 秒 and offers 取消; `Infinity` never does.
   * @default 10000
   */
  waitedAfter?: number;
  /** Cancels the work. Without it there is no 取消. */
  onCancel?: () => void;
}

/** Work of unknown length, shown after 300 ms. For a known share use `ProgressBar`, for a known layout `Skeleton`. */
export function Spinner({ verb, size = 'md', waitedAfter = 10_000, onCancel, ...rest }: SpinnerProps) {
  const words = useWords('spinner', zhSpinner);
  const waited = useWaitedSeconds(waitedAfter);
  return (
    <SpinnerRoot {...rest} data-component="Spinner" data-size={size}>
      <span data-part="ring" aria-hidden="true" />
      <span>{verb ?? words.loading}</span>
      {waited === undefined ? null : (
        <>
          {/* not announced: every second would be too often */}
          <span role="timer" data-part="waited">
            {words.waited(waited)}
          </span>
          {onCancel ? (
            <Button variant="text" size="sm" onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : null}
        </>
      )}
    </SpinnerRoot>
  );
}
