import { loadFailedReason } from '../failure/load-failed-reason.js';

interface FailableQuery {
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

/**
 * What a table says and offers where its query has failed, to be spread into `Table` or `DataTable`; nothing otherwise.
 * `unharmed`: what the failure leaves as it was (`您的余额没有变化`).
 */
export const tableFailure = ({ isError, error, refetch }: FailableQuery, unharmed?: string) =>
  isError
    ? { error: { message: loadFailedReason(error, unharmed), onRetry: () => void refetch() } }
    : undefined;
