import { errorCodes, errorSentence, type ErrorKey, type ErrorParams } from '@ca-portal/api/domain';

/** An error of the catalog, which has its code and sentence; `details` becomes the envelope's data. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly key: ErrorKey;
  readonly code: number;
  readonly details: unknown;

  constructor(key: ErrorKey, params?: ErrorParams, details: unknown = null) {
    super(errorSentence(key, params));
    this.key = key;
    this.code = errorCodes[key];
    this.details = details;
  }
}

/** Input that the contract refuses: the first field's sentence for the user, all fields for the form. */
export class InvalidInput extends PortalError {
  constructor(fields: readonly { readonly field: string; readonly message: string }[], before = '') {
    super('badRequest', undefined, fields);
    const first = fields[0]?.message;
    if (first) this.message = before + first;
  }
}
