import { Alert } from '@ca-portal/ui/alert';
import type { ReactNode } from 'react';
import type { Failure } from '../failure.js';

/** What went wrong and belongs to no field; stands above the fields, which keep what was typed. */
export function FailureAlert({ failure, action }: { failure: Failure | undefined; action?: ReactNode }) {
  if (!failure) return null;
  return (
    <Alert tone="danger" title={failure.title} action={action} live>
      {failure.text}
    </Alert>
  );
}
