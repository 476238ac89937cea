import type { ComponentPropsWithRef, Key, ReactNode } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Icon, type IconName } from '../icon/index.js';
import { useWords } from '../theme/useWords.js';
import { TimelineList } from './Timeline.styles.js';
import { zhTimeline } from './Timeline.zh.js';

/** Where an item of a timeline stands in time. */
export type TimelineStatus = 'done' | 'current' | 'todo' | 'failed';

/** One thing that happened, or is going to. */
export interface TimelineItem {
  /** Unique key. */
  key: Key;
  /** What happened. */
  title: ReactNode;
  /** Behind us, now, still to come, or stopped. */
  status: TimelineStatus;
  /** When it happened, or an estimate: text, ready to read. */
  time?: ReactNode;
  /** What happened; a failure gives its reason here. */
  description?: ReactNode;
  /** What the user can do about it: a failed step has one. */
  action?: ReactNode;
  /** The picture at the line. @default by status: check, dot, dot, warning */
  icon?: IconName;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In the order shown: a record newest first, steps ahead in their own order. */
  items: readonly TimelineItem[] | null | undefined;
}

const icons: Record<TimelineStatus, IconName> = {
  done: 'check',
  current: 'dot',
  todo: 'dot',
  failed: 'warning',
};

/** What happened to an order, in detail, from top to bottom. The course at a glance is `ProgressTrack`. */
export function Timeline({ items: given, ...rest }: TimelineProps) {
  const items = itemsOf(given);
  const words = useWords('timeline', zhTimeline);
  return (
    <TimelineList {...rest} data-component="Timeline">
      {items.map((item) => (
        <li
          key={item.key}
          data-status={item.status}
          aria-current={item.status === 'current' ? 'step' : undefined}
        >
          <span data-part="node">
            <Icon name={item.icon ?? icons[item.status]} />
          </span>
          <div data-part="title">
            {item.title}
            <span data-part="status"> {words[item.status]}</span>
          </div>
          {item.time ? <span data-part="time">{item.time}</span> : null}
          {item.description ? <div data-part="description">{item.description}</div> : null}
          {item.action ? <div data-part="way">{item.action}</div> : null}
        </li>
      ))}
    </TimelineList>
  );
}
