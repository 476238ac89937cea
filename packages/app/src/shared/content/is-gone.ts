import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';

/** A detail page has no record to show: its address names none (`named`), or the server does not know it any more. */
export const isGone = (named: boolean, error: unknown): boolean =>
  !named || isApiError(error, errorCodes.notFound);
