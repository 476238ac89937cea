import { useWords } from '../theme/useWords.js';
import { type DayLimits, type IsoDate, refusalOf } from './isoDate.js';
import { zhDatePicker } from './DatePicker.zh.js';

/** The sentence for what was typed: unreadable, out of range, not on offer; '' when the day is fine. */
export function useRefusalText(limits: DayLimits): (text: string, day: IsoDate | undefined) => string {
  const locale = useWords('datePicker', zhDatePicker);
  return (text, day) => {
    // A pasted page of text must not fill the form.
    if (!day) return locale.unreadable(text.length > 20 ? `${text.slice(0, 20)}…` : text);
    const refusal = refusalOf(day, limits);
    if (refusal === 'range') return locale.outOfRange(limits.min ?? '', limits.max ?? '');
    return refusal ? locale.unavailable : '';
  };
}
