/**
 * Kinds of failed calls, for code that reacts to them. `business`: the server refused with a code · `unauthorized`:
 * the login has expired · `network`, `timeout`, `aborted`: no answer · `malformed`: an answer that does not match the
 * call · `duplicate`: the same content has just been sent, so this call was not sent.
 */
export type ApiErrorKind =
  | 'business'
  | 'unauthorized'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'duplicate';

/** Values of `code` without an envelope; negative, since server codes are not. */
export const clientCodes = {
  network: -1,
  timeout: -2,
  aborted: -3,
  malformed: -4,
  duplicate: -5,
} as const satisfies Partial<Record<ApiErrorKind, number>>;

const retryableKinds: readonly ApiErrorKind[] = ['network', 'timeout'];

/** A gateway without its server, a server without its database, and missing answers. */
const passingCodes: readonly number[] = [502, 503, 504];

/** The only error type of the client. `message` is the text for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The envelope's code, or one of `clientCodes`; 0 when the envelope's code is not a number. */
  readonly code: number;
  /** Data of the server for fields or decisions, e.g. the current price. */
  readonly details: unknown;

  constructor(
    kind: ApiErrorKind,
    code: number,
    message: string,
    options?: { cause?: unknown; details?: unknown },
  ) {
    super(message, { cause: options?.cause });
    this.kind = kind;
    this.code = code;
    this.details = options?.details;
  }

  /**
   * True where the server decided nothing, so that a later retry may succeed: a call with an idempotency key may be
   * sent again.
   */
  get retryable(): boolean {
    return retryableKinds.includes(this.kind) || passingCodes.includes(this.code);
  }
}

/** Whether a thrown value is a refusal of the API, optionally with a given code. */
export const isApiError = (error: unknown, code?: number): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
