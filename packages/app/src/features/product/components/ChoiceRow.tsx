import { useId, type ReactNode } from 'react';
import { ChoiceRowRoot } from './ChoiceRow.styles.js';

interface ChoiceRowProps {
  label: string;
  /** Receives the id that labels the group. */
  children: (labelId: string) => ReactNode;
  hint?: string;
}

/** One question of the choice. */
export function ChoiceRow({ label, hint, children }: ChoiceRowProps) {
  const labelId = useId();
  return (
    <ChoiceRowRoot>
      <span data-part="label" id={labelId}>
        {label}
      </span>
      <div>
        {children(labelId)}
        {hint ? <p data-part="hint">{hint}</p> : null}
      </div>
    </ChoiceRowRoot>
  );
}
