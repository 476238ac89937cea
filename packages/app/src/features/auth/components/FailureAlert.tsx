import { Alert } from '@ca-portal/ui/alert';
import type { ReactNode } from 'react';
import type { Failure } from '../failure.js';
import { Ways } from './LoginForm.styles.js';

/** What went wrong and belongs to no field; stands above the fields, which keep what was typed. `ways` lead on. */
export function FailureAlert({ failure, ways }: { failure: Failure | undefined; ways?: ReactNode }) {
  if (!failure) return null;
  return (
    <Alert tone="danger" title={failure.title} live>
      {failure.text}
      {ways ? <Ways>{ways}</Ways> : null}
    </Alert>
  );
}
