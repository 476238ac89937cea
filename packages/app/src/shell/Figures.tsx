import { Card } from '@ca-portal/ui/card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import type { ReactNode } from 'react';
import { FigureList } from './Figures.styles.js';

export interface Figure {
  term: string;
  /** The figure itself; a skeleton stands until it is there. */
  value: ReactNode;
  unit?: string;
  note?: ReactNode;
  /** Somebody has to do something about it. */
  tone?: 'warning' | 'danger';
}

/** Two to four key figures in a row above a list; two by two on a phone. */
export function Figures({ label, items }: { label: string; items: readonly Figure[] }) {
  return (
    <FigureList as={Card} padding="none" aria-label={label}>
      <dl>
        {items.map(({ term, value, unit, note, tone }) => (
          <div key={term} data-tone={tone}>
            <dt>{term}</dt>
            <dd data-part="figure">
              {value === undefined ? (
                <Skeleton width="3rem" />
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
      </dl>
    </FigureList>
  );
}
