import type { ReactNode } from 'react';
import { NextStepRoot } from './NextStep.styles.js';

interface NextStepProps {
  title: string;
  /** What it takes, in a sentence. */
  text: ReactNode;
  /** One large button. */
  action: ReactNode;
}

/** The last block of a page that shows others' doing: what the visitor himself can do now. */
export function NextStep({ title, text, action }: NextStepProps) {
  return (
    <NextStepRoot>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </NextStepRoot>
  );
}
