import { ApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { emptyRegistration, type RegistrationField } from './register-form.js';

const fieldOfCode: Readonly<Record<number, RegistrationField>> = {
  [errorCodes.smsCodeWrong]: 'smsCode',
  [errorCodes.smsCodeExpired]: 'smsCode',
  [errorCodes.usernameTaken]: 'username',
  [errorCodes.usernameIsPhone]: 'username',
  [errorCodes.phoneTaken]: 'mobilePhone',
  [errorCodes.companyHasAdministrator]: 'creditCode',
};

export interface FieldRefusal {
  field: RegistrationField;
  message: string;
  /** The kind of refusal, where the field offers a link for it. */
  type?: string;
}

const isField = (name: unknown): name is RegistrationField =>
  typeof name === 'string' && Object.hasOwn(emptyRegistration, name);

/** The fields of a refusal: by its code, or by the list of a 400. Empty where it belongs to none. */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  if (!(error instanceof ApiError)) return [];
  const field = fieldOfCode[error.code];
  if (field === 'mobilePhone') return [{ field, message: error.message, type: 'phoneTaken' }];
  if (field) return [{ field, message: error.message }];
  if (error.code !== errorCodes.badRequest || !Array.isArray(error.details)) return [];
  return (error.details as { field?: unknown; message?: unknown }[]).flatMap((issue) =>
    isField(issue.field) && typeof issue.message === 'string'
      ? [{ field: issue.field, message: issue.message }]
      : [],
  );
}
