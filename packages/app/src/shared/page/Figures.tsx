import { Card } from '@ca-portal/ui/card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import type { ReactNode } from 'react';
import { FigureCard, FigureGrid } from './Figures.styles.js';

export interface Figure {
  term: string;
  /** The value; a skeleton is shown until it has loaded. */
  value: ReactNode;
  unit?: string;
  note?: ReactNode;
  /** Text or a time: not formatted as a number. */
  plain?: boolean;
  /** Highlighted: somebody has to act on it. */
  tone?: 'warning' | 'danger';
}

/** Two to four key figures in a row above a list; two by two on a phone. */
export function Figures({ label, items }: { label: string; items: readonly Figure[] }) {
  return (
    <FigureCard as={Card} padding="none" aria-label={label}>
      <FigureGrid as="dl">
        {items.map(({ term, value, unit, note, plain, tone }) => (
          <div key={term} data-tone={tone}>
            <dt data-part="term">{term}</dt>
            <dd data-part={plain ? 'words' : 'figure'}>
              {value === undefined ? (
                <Skeleton width="3rem" height="calc(var(--ca-lh-h2) * 1em)" />
              ) : (
                <>
                  {value}
                  {unit ? <small>{unit}</small> : null}
                </>
              )}
            </dd>
            {note ? <dd data-part="note">{note}</dd> : null}
          </div>
        ))}
      </FigureGrid>
    </FigureCard>
  );
}
