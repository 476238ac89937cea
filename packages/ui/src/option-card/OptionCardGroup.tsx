import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Mark } from '../internal/mark.styles.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { Art, Card, Extra, Note, OptionCardGrid, Tick, Title } from './OptionCardGroup.styles.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon } from '../icon/paths.js';

/** One option, shown as a card. */
export interface OptionCard {
  /** The value that is sent and compared. */
  value: string;
  /** The name. */
  title: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** Line art above the title. */
  art?: ReactNode;
  /** Below the description: a price, a tag. */
  extra?: ReactNode;
  /** Disabled. */
  disabled?: boolean;
  /** Why it is disabled; replaces the description. */
  reason?: string;
}

interface CommonProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  options: readonly OptionCard[] | null | undefined;
  /** Columns at 1280px and above; two on tablets, one on phones. @default 3 */
  columns?: number;
  name?: string;
  disabled?: boolean;
  invalid?: boolean;
}

export interface SingleOptionCardGroupProps extends CommonProps {
  /** A single choice. @default false */
  multiple?: false;
  /** The value; makes it controlled. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ValueChangeDetails<'select'>) => void;
}

export interface MultipleOptionCardGroupProps extends CommonProps {
  /** A multiple choice. */
  multiple: true;
  /** The chosen values; makes them controlled. */
  value?: readonly string[];
  /** Initial value when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the new value and the reason. */
  onValueChange?: (value: readonly string[], details: ValueChangeDetails<'select'>) => void;
}

export type OptionCardGroupProps = SingleOptionCardGroupProps | MultipleOptionCardGroupProps;

type AnyChange =
  | ((value: string | readonly string[], details: ValueChangeDetails<'select'>) => void)
  | undefined;

/** A choice of one or several options that need a picture and a sentence each. The whole card is clickable. */
export function OptionCardGroup({
  options: given,
  multiple = false,
  value,
  defaultValue,
  onValueChange,
  columns = 3,
  name,
  disabled,
  invalid,
  style,
  ...rest
}: OptionCardGroupProps) {
  const options = itemsOf(given);
  const ownName = useId();
  const [current, setChosen] = useControllableState<string | readonly string[], ValueChangeDetails<'select'>>(
    value,
    defaultValue ?? (multiple ? [] : ''),
    onValueChange as AnyChange,
  );
  const chosen = current ?? (multiple ? [] : ''); // a form value may be null
  const has = (option: string) => (typeof chosen === 'string' ? chosen === option : chosen.includes(option));
  const toggled = (option: string): string | readonly string[] => {
    if (typeof chosen === 'string') return option;
    // In the order of the options, so that the value does not depend on the order of the clicks.
    return options
      .map((o) => o.value)
      .filter((v) => (v === option ? !chosen.includes(v) : chosen.includes(v)));
  };

  return (
    <OptionCardGrid
      data-component="OptionCardGroup"
      role={multiple ? 'group' : 'radiogroup'}
      aria-invalid={invalid && !multiple ? true : undefined}
      data-invalid={invalid ? '' : undefined}
      {...rest}
      style={{ ...style, '--local-columns': columns } as CSSProperties}
    >
      {options.map((option) => (
        <Card key={option.value} data-part="card">
          <Tick>
            <Mark data-part="mark" data-round={multiple ? undefined : ''}>
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name={name ?? ownName}
                value={option.value ?? ''}
                checked={has(option.value)}
                disabled={disabled || option.disabled}
                onChange={(event) => setChosen(toggled(option.value), { reason: 'select', event })}
              />
              {multiple ? <Glyph of={checkIcon} /> : null}
            </Mark>
          </Tick>
          {option.art ? <Art>{option.art}</Art> : null}
          <Title>{option.title}</Title>
          {option.disabled && option.reason ? (
            <Note>{option.reason}</Note>
          ) : option.description ? (
            <Note>{option.description}</Note>
          ) : null}
          {option.extra ? <Extra>{option.extra}</Extra> : null}
        </Card>
      ))}
    </OptionCardGrid>
  );
}
