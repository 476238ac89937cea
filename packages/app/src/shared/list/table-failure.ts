import { loadFailedReason } from '../failure/index.js';

interface FailableQuery {
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

/**
 * Props for `Table` or `DataTable` when the query failed; empty otherwise. `unharmed`: what the failure did not change
 * (`您的余额没有变化`).
 */
export const tableFailure = ({ isError, error, refetch }: FailableQuery, unharmed?: string) =>
  isError
    ? { error: { message: loadFailedReason(error, unharmed), onRetry: () => void refetch() } }
    : undefined;
