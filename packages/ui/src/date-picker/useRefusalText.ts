import { useWords } from '../theme/useWords.js';
import { type DayLimits, type IsoDate, refusalOf } from './isoDate.js';
import { zhDatePicker } from './DatePicker.zh.js';

/** The error for the typed text: unreadable, out of range, disabled; '' when the day is valid. */
export function useRefusalText(limits: DayLimits): (text: string, day: IsoDate | undefined) => string {
  const locale = useWords('datePicker', zhDatePicker);
  return (text, day) => {
    // Shortens long pasted text in the message.
    if (!day) return locale.unreadable(text.length > 20 ? `${text.slice(0, 20)}…` : text);
    const refusal = refusalOf(day, limits);
    if (refusal === 'range') return locale.outOfRange(limits.min ?? '', limits.max ?? '');
    return refusal ? locale.unavailable : '';
  };
}
