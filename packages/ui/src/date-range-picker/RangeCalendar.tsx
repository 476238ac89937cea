import { useState } from 'react';
import { DayPicker, type DateRange as CalendarRange } from 'react-day-picker';
import { calendarProps } from '../date-picker/calendarProps.js';
import { CalendarFrame } from '../date-picker/DatePicker.styles.js';
import { type DayLimits, fromIsoDate, type IsoDate, toIsoDate } from '../date-picker/isoDate.js';
import { useLanguage, useWords } from '../theme/useWords.js';
import { zhDatePicker } from '../date-picker/DatePicker.zh.js';

interface RangeCalendarProps extends DayLimits {
  start: IsoDate;
  end: IsoDate;
  onSelect: (start: IsoDate, end: IsoDate) => void;
}

/** The first press sets one end, the second the other, in either order. Loaded when a picker opens. */
export function RangeCalendar({ start, end, onSelect, ...limits }: RangeCalendarProps) {
  const lang = useLanguage();
  const words = useWords('datePicker', zhDatePicker);
  const [first, setFirst] = useState<IsoDate>();
  const shown: CalendarRange | undefined = first
    ? { from: fromIsoDate(first), to: fromIsoDate(first) }
    : { from: fromIsoDate(start), to: fromIsoDate(end) };
  return (
    <CalendarFrame>
      <DayPicker
        {...calendarProps({ lang, words }, limits, fromIsoDate(end) ?? fromIsoDate(start))}
        mode="range"
        selected={shown}
        // The library would extend the existing range; opening the calendar starts a new one.
        onSelect={(_range, pressed) => {
          const day = toIsoDate(pressed);
          if (!first) setFirst(day);
          else onSelect(first < day ? first : day, first < day ? day : first);
        }}
      />
    </CalendarFrame>
  );
}
