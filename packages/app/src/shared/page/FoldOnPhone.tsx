import { Card } from '@ca-portal/ui/card';
import type { ReactNode } from 'react';
import { useNarrow } from '../browser/index.js';
import { FoldedCard, FoldLine } from './FoldOnPhone.styles.js';

interface FoldOnPhoneProps {
  title: string;
  /** Summary of the collapsed block: the current choice, or that nothing needs to be done. */
  settled: ReactNode;
  /** Right of the title where there is room. */
  extra?: ReactNode;
  children: ReactNode;
}

/**
 * A block that most users do not change: a card, and on a phone one line with a summary that opens on a tap. Its fields
 * are always part of the form.
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
