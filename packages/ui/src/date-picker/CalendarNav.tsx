import type { MouseEvent } from 'react';
import { IconButton } from '../icon-button/index.js';
import { useWords } from '../theme/useWords.js';
import { zhDatePicker } from './DatePicker.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronLeftIcon, chevronRightIcon } from '../icon/paths.js';

interface CalendarNavProps {
  className?: string;
  previousMonth?: Date;
  nextMonth?: Date;
  onPreviousClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onNextClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Previous and next month. Not a `nav` element: a calendar in a form is not a landmark of the page. */
export function CalendarNav({
  className,
  previousMonth,
  nextMonth,
  onPreviousClick,
  onNextClick,
}: CalendarNavProps) {
  const locale = useWords('datePicker', zhDatePicker);
  // At the limits the buttons stay focusable; disabling one would lose the focus.
  return (
    <div className={className}>
      <IconButton
        icon={<Glyph of={chevronLeftIcon} />}
        label={locale.previousMonth}
        aria-disabled={previousMonth ? undefined : true}
        onClick={previousMonth ? onPreviousClick : undefined}
      />
      <IconButton
        icon={<Glyph of={chevronRightIcon} />}
        label={locale.nextMonth}
        aria-disabled={nextMonth ? undefined : true}
        onClick={nextMonth ? onNextClick : undefined}
      />
    </div>
  );
}
