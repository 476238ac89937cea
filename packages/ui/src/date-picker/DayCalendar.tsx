import { DayPicker } from 'react-day-picker';
import { useLanguage, useWords } from '../theme/useWords.js';
import { calendarProps } from './calendarProps.js';
import { CalendarFrame } from './DatePicker.styles.js';
import { type DayLimits, fromIsoDate, type IsoDate, toIsoDate } from './isoDate.js';
import { zhDatePicker } from './DatePicker.zh.js';

interface DayCalendarProps extends DayLimits {
  value: IsoDate;
  onSelect: (day: IsoDate) => void;
}

/** A month view for one day; loaded when a picker opens. */
export function DayCalendar({ value, onSelect, ...limits }: DayCalendarProps) {
  const lang = useLanguage();
  const words = useWords('datePicker', zhDatePicker);
  const selected = fromIsoDate(value);
  return (
    <CalendarFrame>
      <DayPicker
        {...calendarProps({ lang, words }, limits, selected)}
        mode="single"
        selected={selected}
        // A second press on the chosen day keeps it.
        onSelect={(_next, day) => onSelect(toIsoDate(day))}
      />
    </CalendarFrame>
  );
}
