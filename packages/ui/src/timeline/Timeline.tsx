import type { ComponentPropsWithRef, Key, ReactNode } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Icon, type IconName } from '../icon/index.js';
import { useWords } from '../theme/useWords.js';
import { TimelineList } from './Timeline.styles.js';
import { zhTimeline } from './Timeline.zh.js';

/** State of a timeline entry. */
export type TimelineStatus = 'done' | 'current' | 'todo' | 'failed';

/** One timeline entry: an event in the past or in the future. */
export interface TimelineItem {
  /** Unique key. */
  key: Key;
  /** Title of the entry. */
  title: ReactNode;
  /** Done, current, waiting, or failed. */
  status: TimelineStatus;
  /** Time of the event, or an estimate: formatted text. */
  time?: ReactNode;
  /** Details; for a failure, the reason. */
  description?: ReactNode;
  /** Action for the user: a failed step has one. */
  action?: ReactNode;
  /** The icon on the line. @default by status: check, dot, dot, warning */
  icon?: IconName;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In display order: a record newest first, future steps in their own order. */
  items: readonly TimelineItem[] | null | undefined;
}

const icons: Record<TimelineStatus, IconName> = {
  done: 'check',
  current: 'dot',
  todo: 'dot',
  failed: 'warning',
};

/** The history of an order in detail, from top to bottom. For an overview use `ProgressTrack`. */
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
