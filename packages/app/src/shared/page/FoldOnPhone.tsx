import { Card } from '@ca-portal/ui/card';
import type { ReactNode } from 'react';
import { useNarrow } from '../browser/useNarrow.js';
import { FoldedCard, FoldLine } from './FoldOnPhone.styles.js';

interface FoldOnPhoneProps {
  title: string;
  /** What holds without opening it: the choice that was made, or that nothing has to be done now. */
  settled: ReactNode;
  /** Right of the title where there is room. */
  extra?: ReactNode;
  children: ReactNode;
}

/**
 * A block that most people leave as it is: a card, and on a phone one line that says what holds and opens by a press. What
 * stands in it is part of the form either way.
 */
export function FoldOnPhone({ title, settled, extra, children }: FoldOnPhoneProps) {
  if (!useNarrow()) {
    return (
      <Card title={title} extra={extra}>
        {children}
      </Card>
    );
  }
  return (
    <FoldedCard>
      <details>
        <FoldLine>
          <h2>{title}</h2>
          <span data-part="settled">{settled}</span>
        </FoldLine>
        <div data-part="folded">{children}</div>
      </details>
    </FoldedCard>
  );
}
