import { ApiError, isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { causeOf } from './load-failed-reason.js';

/** Who asks is known, but the role that he acts in may not. Nothing else compares with the code for it. */
export const isRefusedToRole = (error: unknown): boolean => isApiError(error, errorCodes.forbidden);

/** What was asked for does not exist, or not for him who asks. */
export const isNotFound = (error: unknown): boolean => isApiError(error, errorCodes.notFound);

/** Something that holds against one field of a form. */
export interface FieldRefusal {
  /** Name of the field in the form. */
  field: string;
  message: string;
}

/** What a refusal means for a form: sentences under fields, and one for its head where no field is meant. */
export interface Refusal {
  fields: FieldRefusal[];
  /** Undefined where the fields say all, or where the page is left anyway. */
  text: string | undefined;
}

const asSentence = (text: string): string => (/[。？]$/.test(text) ? text : `${text}。`);

/**
 * Reads a failed write. `fieldOf` names the form's field for a field of the call, where the form has it; `byCode`
 * the field that a refusal of the table belongs to.
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
