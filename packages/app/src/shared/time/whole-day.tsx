import type { ReactNode } from 'react';
import { Whole } from '../page/index.js';

/** A date at the start of the text does not break at its hyphens; the time may wrap to the next line. */
export function wholeDay(shown: ReactNode): ReactNode {
  const [, day, rest] = (typeof shown === 'string' && /^(\d{4}-\d\d-\d\d)(.*)$/.exec(shown)) || [];
  if (day === undefined) return shown;
  return (
    <span>
      <Whole>{day}</Whole>
      {rest}
    </span>
  );
}
