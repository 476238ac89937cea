import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { Segment, SegmentedRoot } from './Segmented.styles.js';

/** One option of a `Segmented`. */
export interface SegmentedOption {
  /** The value. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** Disabled. */
  disabled?: boolean;
}

export interface SegmentedProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The options, from the left. */
  options: readonly SegmentedOption[] | null | undefined;
  /** Accessible name of the group. */
  label: string;
  /** The value; makes it controlled. */
  value?: string;
  /** Initial value when uncontrolled. @default the first option */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ValueChangeDetails<'select'>) => void;
}

/** Filters one list in place: 全部, 有效, 即将到期. Built on radio inputs. */
export function Segmented({
  options: given,
  label,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: SegmentedProps) {
  const options = itemsOf(given);
  const name = useId();
  const [chosen, setChosen] = useControllableState(
    value,
    defaultValue ?? options[0]?.value ?? '',
    onValueChange,
  );
  return (
    <SegmentedRoot data-component="Segmented" role="radiogroup" aria-label={label} {...rest}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value ?? ''}
            checked={chosen === option.value}
            disabled={option.disabled}
            onChange={(event) => setChosen(option.value, { reason: 'select', event })}
          />
          {option.label}
        </Segment>
      ))}
    </SegmentedRoot>
  );
}
