import type { ComponentPropsWithRef, ReactNode } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useWords } from '../theme/useWords.js';
import { StepList } from './Steps.styles.js';
import { zhSteps } from './Steps.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon } from '../icon/paths.js';

/** One step of a wizard. */
export interface StepItem {
  /** The name of the step. */
  title: string;
  /** A line below it. */
  description?: ReactNode;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> {
  /** At most five. */
  items: readonly StepItem[] | null | undefined;
  /** Index of the current step, from 0; `items.length` when all are done, -1 before the first. */
  current: number;
  /** Makes finished steps clickable: each can be visited again until the order is submitted. */
  onStepSelect?: (index: number) => void;
}

/** The current step of a wizard. For the progress of an order use `ProgressTrack`. */
export function Steps({ items: given, current, onStepSelect, ...rest }: StepsProps) {
  const items = itemsOf(given);
  const words = useWords('steps', zhSteps);
  return (
    <StepList
      aria-label={words.label}
      {...rest}
      data-component="Steps"
      data-whole={current < 0 || current >= items.length || undefined}
    >
      {items.map((item, index) => {
        const status = index < current ? 'done' : index === current ? 'current' : 'todo';
        return (
          // Keyed by index: two steps may have one name, and none moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-status={status} aria-current={status === 'current' ? 'step' : undefined}>
            <span data-part="number">
              {status === 'done' ? <Glyph of={checkIcon} label={words.done} /> : index + 1}
            </span>
            <span data-part="text">
              <span data-part="title">
                {status === 'done' && onStepSelect ? (
                  <button type="button" onClick={() => onStepSelect(index)}>
                    {item.title}
                  </button>
                ) : (
                  item.title
                )}
              </span>
              {item.description ? <span data-part="description">{item.description}</span> : null}
            </span>
            <span data-part="position">{words.position(index + 1, items.length)}</span>
          </li>
        );
      })}
    </StepList>
  );
}
