import type { ComponentPropsWithRef, Key, ReactNode } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Icon, type IconName } from '../icon/index.js';
import { useWords } from '../theme/useWords.js';
import { TrackList } from './ProgressTrack.styles.js';
import { zhTimeline } from '../timeline/Timeline.zh.js';
import { zhProgressTrack } from './ProgressTrack.zh.js';

/** One node of a process that takes days. */
export interface ProgressNode {
  /** Unique key. */
  key: Key;
  /** The name of the node. */
  title: string;
  /** Done, current, waiting, or failed there. */
  status: 'done' | 'current' | 'todo' | 'failed';
  /** Below the title: the time, or an estimate. */
  note?: ReactNode;
  /** Icon of an unfinished node; a finished one has a check, a failed one a triangle. */
  icon: IconName;
}

export interface ProgressTrackProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In order: 已提交, 已支付, 审核通过, 制证中, 待领取, 已完成; or the four steps of writing a lock. */
  items: readonly ProgressNode[] | null | undefined;
  /** `lg` if the track is the main content of the page. @default 'md' */
  size?: 'md' | 'lg';
}

/** The progress of an order at a glance: horizontal, on phones vertical. For details use a `Timeline`. */
export function ProgressTrack({ items: given, size = 'md', ...rest }: ProgressTrackProps) {
  const items = itemsOf(given);
  const words = useWords('progressTrack', zhProgressTrack);
  const stepWords = useWords('timeline', zhTimeline);
  return (
    <TrackList aria-label={words.label} {...rest} data-component="ProgressTrack" data-size={size}>
      {items.map((item) => (
        <li
          key={item.key}
          data-status={item.status}
          aria-current={item.status === 'current' ? 'step' : undefined}
        >
          <span data-part="node">
            <Icon
              name={item.status === 'done' ? 'check' : item.status === 'failed' ? 'warning' : item.icon}
            />
          </span>
          <span data-part="title">
            {item.title}
            <span data-part="status"> {stepWords[item.status]}</span>
          </span>
          {item.note ? <span data-part="note">{item.note}</span> : null}
        </li>
      ))}
    </TrackList>
  );
}
