import { Alert } from '@ca-portal/ui/alert';
import type { ReactNode } from 'react';
import type { Failure } from '../failure.js';
import { Ways } from './LoginForm.styles.js';

/** An error that belongs to no field; shown above the fields, which keep their values. `ways` are links to continue. */
export function FailureAlert({ failure, ways }: { failure: Failure | undefined; ways?: ReactNode }) {
  if (!failure) return null;
  return (
    <Alert tone="danger" title={failure.title} live>
      {failure.text}
      {ways ? <Ways>{ways}</Ways> : null}
    </Alert>
  );
}
