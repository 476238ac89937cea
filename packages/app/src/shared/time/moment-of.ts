import { parseBeijing } from '@ca-portal/api/domain';
import type { DateInput } from '@ca-portal/ui/formats';

/**
 * Converts an API time to an exact moment, in every time zone of the user: widgets would read the text in the local
 * time zone. A text that is no Beijing time is returned unchanged and shown as far as it can be read.
 */
export function momentOf(text: string): DateInput {
  try {
    return parseBeijing(text);
  } catch {
    return text;
  }
}

/** The same in epoch milliseconds, for calculations; NaN for an invalid time, so that every comparison is false. */
export function epochOf(text: string): number {
  try {
    return parseBeijing(text).getTime();
  } catch {
    return NaN;
  }
}
