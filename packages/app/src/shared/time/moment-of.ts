import { parseBeijing } from '@ca-portal/api/domain';
import type { DateInput } from '@ca-portal/ui/formats';

/**
 * The moment that a time of the wire stands for, wherever the visitor is: as a text the widgets would read it on his
 * own clock. A text that is no Beijing time stays one, and is shown as far as it can be read.
 */
export function momentOf(text: string): DateInput {
  try {
    return parseBeijing(text);
  } catch {
    return text;
  }
}

/** The same in epoch milliseconds, to be counted with; NaN where it is no time: neither before nor after anything. */
export function epochOf(text: string): number {
  try {
    return parseBeijing(text).getTime();
  } catch {
    return NaN;
  }
}
