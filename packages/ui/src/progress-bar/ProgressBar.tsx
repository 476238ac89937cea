import type { ComponentPropsWithRef } from 'react';
import { Bar } from './ProgressBar.styles.js';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'children' | 'max'> {
  /** Percent done; limited to 0 to 100. */
  value: number;
  /** Accessible name: “写入进度”. The percentage is announced with it. */
  label: string;
  /** The color, by the state of the work. @default 'action' */
  tone?: 'action' | 'success' | 'warning' | 'danger' | 'neutral';
  /** The thickness. @default 'md' */
  size?: 'md' | 'lg';
}

/**
 * A known share of work or time. Screen readers read it on request only; announce milestones in a live region of your
 * own.
 */
export function ProgressBar({ value, label, tone = 'action', size = 'md', ...rest }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value || 0));
  return (
    <Bar
      {...rest}
      data-component="ProgressBar"
      data-tone={tone}
      data-size={size}
      aria-label={label}
      max={100}
      value={percent}
    />
  );
}
