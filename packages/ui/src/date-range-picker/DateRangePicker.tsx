import { type ComponentPropsWithRef, Suspense, type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../button/index.js';
import { CalendarRoom, DateError } from '../date-picker/DatePicker.styles.js';
import {
  addDays,
  type DayLimits,
  type IsoDate,
  readTypedDate,
  refusalOf,
  toIsoDate,
} from '../date-picker/isoDate.js';
import { useCalendarPanel } from '../date-picker/useCalendarPanel.js';
import { useRefusalText } from '../date-picker/useRefusalText.js';
import { IconButton } from '../icon-button/index.js';
import { Input } from '../input/index.js';
import { lazyPart } from '../internal/lazyPart.js';
import { useUnreadText } from '../internal/unreadText.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { Popover } from '../popover/index.js';
import { Spinner } from '../spinner/index.js';
import { useWords } from '../theme/useWords.js';
import { PresetRow, RangeRoot, RangeRow } from './DateRangePicker.styles.js';
import { zhDatePicker } from '../date-picker/DatePicker.zh.js';
import { zhDateRangePicker } from './DateRangePicker.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { calendarIcon } from '../icon/paths.js';

const RangeCalendar = lazyPart(async () => (await import('./RangeCalendar.js')).RangeCalendar);

/** Whether a range was typed, chosen in the calendar, or taken from the presets. */
export type DateRangeChangeReason = 'input' | 'select' | 'preset';

/** Both days belong to the range; '' for an open end. */
export interface DateRange {
  /** The first day, `2026-11-25`. */
  start: IsoDate;
  /** The last day, `2026-11-25`. */
  end: IsoDate;
}

/** A named preset range, such as 本月. */
export interface DateRangePreset extends DateRange {
  /** The name. */
  label: string;
}

export interface DateRangePickerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'children'>, DayLimits {
  /** The name of the range: 下单日期. Labels the group of both fields. */
  label: string;
  /** The chosen range; makes it controlled. */
  value?: DateRange;
  /** The initial range. @default both '' */
  defaultValue?: DateRange;
  /** Called only with valid days in order; an end may be ''. */
  onValueChange?: (value: DateRange, details: ValueChangeDetails<DateRangeChangeReason>) => void;
  /** Preset ranges above the calendar. @default the last 7 and 30 days, today included */
  presets?: readonly DateRangePreset[];
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
  /** Disabled. */
  disabled?: boolean;
}

const none: DateRange = { start: '', end: '' };

/** A start and an end day for lists and reports: typed, chosen in a calendar, or a preset. */
export function DateRangePicker({
  label,
  value,
  defaultValue = none,
  onValueChange,
  presets,
  min,
  max,
  isDayDisabled,
  invalid,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: DateRangePickerProps) {
  const words = useWords('dateRangePicker', zhDateRangePicker);
  const calendarWords = useWords('datePicker', zhDatePicker);
  const errorId = useId();
  const limits = { min, max, isDayDisabled };
  const refusalText = useRefusalText(limits);
  const [current, setRange] = useControllableState(value, defaultValue, onValueChange);
  const range = current ?? none; // a form value may be null
  const typed = useUnreadText<Partial<DateRange>>(`${range.start}/${range.end}`);
  const draft = typed.text ?? {};
  // Read when the panel opens: a page may stay open past midnight.
  const [today, setToday] = useState<IsoDate>('');
  const panel = useCalendarPanel(() => setToday(toIsoDate(new Date())));

  const commit = (event: SyntheticEvent) => {
    if (draft.start === undefined && draft.end === undefined) return;
    const next = { ...range };
    for (const side of ['start', 'end'] as const) {
      const text = draft[side]?.trim();
      if (text === undefined) continue;
      const day = text ? readTypedDate(text) : '';
      const problem = text ? refusalText(text, day) : '';
      if (problem) return typed.refuse(draft, problem);
      next[side] = day ?? '';
    }
    if (next.start && next.end && next.end < next.start) return typed.refuse(draft, words.reversed);
    take(next, 'input', event);
  };
  const take = (next: DateRange, reason: DateRangeChangeReason, event?: SyntheticEvent) => {
    if (next.start !== range.start || next.end !== range.end) setRange(next, { reason, event });
    typed.settle();
  };
  const field = (side: 'start' | 'end') => (
    <Input
      aria-label={words[side]}
      aria-describedby={[describedBy, typed.sentence && errorId].filter(Boolean).join(' ') || undefined}
      autoComplete="off"
      inputMode="numeric"
      placeholder={calendarWords.placeholder}
      disabled={disabled}
      invalid={invalid || typed.refused}
      value={draft[side] ?? range[side]}
      onValueChange={(text) => typed.type({ ...draft, [side]: text })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(event);
        panel.openOnAltDown(event);
      }}
    />
  );
  const lastDays = (days: number) => ({
    label: words.lastDays(days),
    start: addDays(today, 1 - days),
    end: today,
  });
  const ready = presets ?? [lastDays(7), lastDays(30)];
  const close = (next: DateRange, reason: DateRangeChangeReason) => {
    panel.close();
    take({ start: next.start, end: next.end }, reason);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may stand around it, with the visible legend
    <RangeRoot data-component="DateRangePicker" role="group" aria-label={label} {...rest}>
      <RangeRow>
        {field('start')}
        <span data-part="separator">{words.separator}</span>
        {field('end')}
        <Popover
          label={words.label}
          open={panel.open}
          onOpenChange={panel.onOpenChange}
          trigger={
            <IconButton
              icon={<Glyph of={calendarIcon} />}
              variant="outline"
              label={calendarWords.open}
              disabled={disabled}
              onKeyDown={panel.openOnAltDown}
            />
          }
        >
          {ready.length ? (
            <PresetRow>
              {ready.map((preset) => (
                <Button
                  key={preset.label}
                  size="sm"
                  disabled={Boolean(
                    refusalOf(preset.start, { min, max }) ?? refusalOf(preset.end, { min, max }),
                  )}
                  onClick={() => close(preset, 'preset')}
                >
                  {preset.label}
                </Button>
              ))}
            </PresetRow>
          ) : null}
          <Suspense
            fallback={
              <CalendarRoom>
                <Spinner />
              </CalendarRoom>
            }
          >
            <RangeCalendar
              setShown={panel.show}
              {...range}
              {...limits}
              onSelect={(start, end) => close({ start, end }, 'select')}
            />
          </Suspense>
        </Popover>
      </RangeRow>
      <DateError id={errorId} role="alert" data-part="error">
        {typed.sentence}
      </DateError>
    </RangeRoot>
  );
}
