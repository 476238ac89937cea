import { type ComponentPropsWithRef, type KeyboardEvent, Suspense, type SyntheticEvent, useId } from 'react';
import { IconButton } from '../icon-button/index.js';
import { Input } from '../input/index.js';
import { lazyPart } from '../internal/lazyPart.js';
import { useUnreadText } from '../internal/unreadText.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { Popover } from '../popover/index.js';
import { Spinner } from '../spinner/index.js';
import { useWords } from '../theme/useWords.js';
import { CalendarRoom, DateError, DateRoot } from './DatePicker.styles.js';
import { type DayLimits, type IsoDate, readTypedDate } from './isoDate.js';
import { useCalendarPanel } from './useCalendarPanel.js';
import { useRefusalText } from './useRefusalText.js';
import { zhDatePicker } from './DatePicker.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { calendarIcon } from '../icon/paths.js';

const DayCalendar = lazyPart(async () => (await import('./DayCalendar.js')).DayCalendar);

/** Whether a date was typed or chosen in the calendar. */
export type DateChangeReason = 'input' | 'select';

export interface DatePickerProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'min' | 'max'>, DayLimits {
  /** `yyyy-MM-dd`, or '' for none. */
  value?: IsoDate;
  /** Initial value when uncontrolled. @default '' */
  defaultValue?: IsoDate;
  /** Called only with valid days within the limits, and with '' when the field was cleared. */
  onValueChange?: (value: IsoDate, details: ValueChangeDetails<DateChangeReason>) => void;
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
}

/**
 * A day, typed or chosen from a calendar. Unreadable or out-of-range text stays in the field with an error
 * below it; the value does not change and a `Form` is not submitted. For a start and an end use `DateRangePicker`.
 */
export function DatePicker({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isDayDisabled,
  invalid,
  disabled,
  readOnly,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: DatePickerProps) {
  const locale = useWords('datePicker', zhDatePicker);
  const errorId = useId();
  const limits = { min, max, isDayDisabled };
  const refusalText = useRefusalText(limits);
  const [day, setDay] = useControllableState(value, defaultValue, onValueChange);
  const typed = useUnreadText<string>(day);
  const panel = useCalendarPanel();

  const commit = (event: SyntheticEvent) => {
    if (typed.text === undefined) return;
    const text = typed.text.trim();
    const read = text ? readTypedDate(text) : '';
    const problem = text ? refusalText(text, read) : '';
    if (problem || read === undefined) return typed.refuse(typed.text, problem);
    if (read !== day) setDay(read, { reason: 'input', event });
    typed.settle();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (disabled || readOnly || event.defaultPrevented) return;
    if (event.key === 'Enter') commit(event);
    panel.openOnAltDown(event);
  };

  return (
    <DateRoot data-part="outer">
      <Input
        autoComplete="off"
        inputMode="numeric"
        placeholder={locale.placeholder}
        {...rest}
        data-component="DatePicker"
        disabled={disabled}
        readOnly={readOnly}
        invalid={invalid || typed.refused}
        aria-describedby={[describedBy, typed.sentence && errorId].filter(Boolean).join(' ') || undefined}
        value={typed.text ?? day ?? ''}
        onValueChange={(text) => typed.type(text, text ? undefined : '')}
        onBlur={(event) => {
          commit(event);
          onBlur?.(event);
        }}
        onKeyDown={handleKey}
        suffix={
          <Popover
            label={locale.label}
            open={panel.open}
            onOpenChange={panel.onOpenChange}
            trigger={
              <IconButton
                icon={<Glyph of={calendarIcon} />}
                size="sm"
                label={locale.open}
                disabled={disabled || readOnly}
                onKeyDown={panel.openOnAltDown}
              />
            }
          >
            <Suspense
              fallback={
                <CalendarRoom>
                  <Spinner />
                </CalendarRoom>
              }
            >
              <DayCalendar
                setShown={panel.show}
                value={day}
                {...limits}
                onSelect={(next) => {
                  panel.close();
                  if (next !== day) setDay(next, { reason: 'select' });
                  typed.settle();
                }}
              />
            </Suspense>
          </Popover>
        }
      />
      <DateError id={errorId} role="alert" data-part="error">
        {typed.sentence}
      </DateError>
    </DateRoot>
  );
}
