import { ApiError, isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { causeOf } from './load-failed-reason.js';

/** The user is known, but his current role has no permission. Compare the code only here. */
export const isRefusedToRole = (error: unknown): boolean => isApiError(error, errorCodes.forbidden);

/** The record does not exist, or not for this user. */
export const isNotFound = (error: unknown): boolean => isApiError(error, errorCodes.notFound);

/** An error that belongs to one field of a form. */
export interface FieldRefusal {
  /** Name of the field in the form. */
  field: string;
  message: string;
}

/** A refusal for a form: messages under fields, and one at the top where no field is meant. */
export interface Refusal {
  fields: FieldRefusal[];
  /** Undefined where the fields say everything, or where the page is left anyway. */
  text: string | undefined;
}

const asSentence = (text: string): string => (/[。？]$/.test(text) ? text : `${text}。`);

/**
 * Maps a failed write to a form. `fieldOf` gives the form's field for a field of the call, if it has one; `byCode` the
 * field for a refusal code.
 */
export function refusalOf(
  error: unknown,
  fieldOf: (name: string) => string | undefined,
  byCode: Readonly<Record<number, string>> = {},
): Refusal {
  if (!(error instanceof ApiError)) return { fields: [], text: `${causeOf(error)}，请再试一次。` };
  if (error.kind === 'unauthorized' || error.kind === 'aborted') return { fields: [], text: undefined };
  const known = byCode[error.code];
  if (known) return { fields: [{ field: known, message: asSentence(error.message) }], text: undefined };
  const issues: unknown[] =
    error.code === errorCodes.badRequest && Array.isArray(error.details) ? error.details : [];
  const fields = issues.flatMap((issue) => {
    const { field, message } = issue as { field?: unknown; message?: unknown };
    const name = typeof field === 'string' ? fieldOf(field) : undefined;
    return name && typeof message === 'string' ? [{ field: name, message: asSentence(message) }] : [];
  });
  if (fields.length > 0) return { fields, text: undefined };
  return {
    fields,
    text: error.kind === 'business' ? asSentence(error.message) : `${causeOf(error)}，请再试一次。`,
  };
}
