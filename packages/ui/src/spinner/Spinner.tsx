import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.js';
import { useWords } from '../theme/useWords.js';
import { SpinnerRoot } from './Spinner.styles.js';
import { useWaitedSeconds } from './useWaitedSeconds.js';
import { zhSpinner } from './Spinner.zh.js';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** What is being done: “正在提交”. A spinner without words says nothing. @default '正在加载' */
  verb?: string;
  /** `lg` fills a region, with the words below. @default 'md' */
  size?: 'md' | 'lg';
  /**
   * Milliseconds after which it says 已等待 n 秒 and offers 取消; `Infinity` never does.
   * @default 10000
   */
  waitedAfter?: number;
  /** Stops the work. Without it there is no 取消: a button that stops nothing would be a lie. */
  onCancel?: () => void;
}

/** Work of unknown length, from 300 ms on. With a known share use `ProgressBar`, with a known shape `Skeleton`. */
export function Spinner({ verb, size = 'md', waitedAfter = 10_000, onCancel, ...rest }: SpinnerProps) {
  const words = useWords('spinner', zhSpinner);
  const waited = useWaitedSeconds(waitedAfter);
  return (
    <SpinnerRoot {...rest} data-component="Spinner" data-size={size}>
      <span data-part="ring" aria-hidden="true" />
      <span>{verb ?? words.loading}</span>
      {waited === undefined ? null : (
        <>
          {/* a timer is not read out by itself: every second would be too often */}
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
