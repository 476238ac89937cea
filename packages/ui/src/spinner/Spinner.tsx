import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../theme/useWords.js';
import { SpinnerRoot } from './Spinner.styles.js';
import { zhSpinner } from './Spinner.zh.js';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** What is being done: “正在提交”. A spinner without words says nothing. @default '正在加载' */
  verb?: string;
  /** `lg` fills a region, with the words below. @default 'md' */
  size?: 'md' | 'lg';
}

/** Work of unknown length, 300 ms to 10 s. With a known share use `ProgressBar`, with a known shape `Skeleton`. */
export function Spinner({ verb, size = 'md', ...rest }: SpinnerProps) {
  const words = useWords('spinner', zhSpinner);
  return (
    <SpinnerRoot {...rest} data-component="Spinner" data-size={size}>
      <span data-part="ring" aria-hidden="true" />
      <span>{verb ?? words.loading}</span>
    </SpinnerRoot>
  );
}
