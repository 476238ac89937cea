import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../theme/useWords.js';
import { Bubble, Spoken } from './Badge.styles.js';
import { zhBadge } from './Badge.zh.js';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number; nothing is shown for 0 and for NaN. */
  count: number;
  /** Above it the badge reads `99+`. @default 99 */
  max?: number;
  /** A dot instead of the number, where space is small. */
  dot?: boolean;
  /** `danger` asks for attention, `neutral` only counts. @default 'danger' */
  tone?: 'danger' | 'neutral';
  /** The text for screen readers: “3 条未读”. `''` where the surrounding label says it already. */
  label?: string;
}

/** A count of unread messages or to-dos. The visible number is capped; the spoken label says so. */
export function Badge({ count, max = 99, dot = false, tone = 'danger', label, ...rest }: BadgeProps) {
  const words = useWords('badge', zhBadge);
  if (!(count > 0)) return null; // NaN too
  const figure = count > max ? `${max}+` : String(count);
  const spoken = label ?? (count > max ? words.unreadMoreThan(max) : words.unread(count));
  return (
    <Bubble {...rest} data-component="Badge" data-tone={tone} data-dot={dot || undefined}>
      {dot ? null : <span aria-hidden="true">{figure}</span>}
      {spoken ? <Spoken>{spoken}</Spoken> : null}
    </Bubble>
  );
}
