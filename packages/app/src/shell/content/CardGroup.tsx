import type { ReactNode } from 'react';
import { CardGroupRoot } from './CardGroup.styles.js';

interface CardGroupProps {
  title: string;
  /** What the cards have in common, beside the title. */
  note?: string | undefined;
  /** A `CardGrid`. */
  children: ReactNode;
}

/** One kind of the cards of a page that shows several. */
export function CardGroup({ title, note, children }: CardGroupProps) {
  return (
    <CardGroupRoot>
      <header>
        <h2>{title}</h2>
        {note ? <p>{note}</p> : null}
      </header>
      {children}
    </CardGroupRoot>
  );
}
