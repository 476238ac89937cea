import type { ReactNode } from 'react';
import { Whole } from '../page/Whole.styles.js';

/** A day that stands at the beginning is not broken at its strokes; the time may stand below it. */
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
