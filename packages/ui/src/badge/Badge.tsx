import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../theme/useWords.js';
import { Bubble, Spoken } from './Badge.styles.js';
import { zhBadge } from './Badge.zh.js';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many; nothing is shown for 0 and for what is no number. */
  count: number;
  /** Above it the badge reads `99+`. @default 99 */
  max?: number;
  /** A point instead of the figure, where there is no room for one. */
  dot?: boolean;
  /** `danger` asks for attention, `neutral` only counts. @default 'danger' */
  tone?: 'danger' | 'neutral';
  /** What is counted, spoken: “3 条未读”. `''` where the surrounding label says it already. */
  label?: string;
}

/** A count of what waits: unread messages, to-dos. The figure is capped; the spoken words say so. */
export function Badge({ count, max = 99, dot = false, tone = 'danger', label, ...rest }: BadgeProps) {
  const words = useWords('badge', zhBadge);
  if (!(count > 0)) return null; // nor for what is no number
  const figure = count > max ? `${max}+` : String(count);
  const spoken = label ?? (count > max ? words.unreadMoreThan(max) : words.unread(count));
  return (
    <Bubble {...rest} data-component="Badge" data-tone={tone} data-dot={dot || undefined}>
      {dot ? null : <span aria-hidden="true">{figure}</span>}
      {spoken ? <Spoken>{spoken}</Spoken> : null}
    </Bubble>
  );
}
