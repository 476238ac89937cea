/**
 * Why a call failed, for code that reacts to it.
 * `business`: the server refused with a code · `unauthorized`: the login is gone · `network`, `timeout`,
 * `aborted`: no answer · `malformed`: an answer that is not what the call promises · `duplicate`: the same
 * content has just been sent, so this call was not.
 */
export type ApiErrorKind =
  | 'business'
  | 'unauthorized'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'duplicate';

/** What stands in `code` where no envelope gave one; below zero, where no server's code can be. */
export const clientCodes = {
  network: -1,
  timeout: -2,
  aborted: -3,
  malformed: -4,
  duplicate: -5,
} as const satisfies Partial<Record<ApiErrorKind, number>>;

const retryableKinds: readonly ApiErrorKind[] = ['network', 'timeout'];

/** A gateway without its server, a server without its database, and what got no answer in between. */
const passingCodes: readonly number[] = [502, 503, 504];

/** The one error that the client throws. `message` is the sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The envelope's code, or one of `clientCodes`; 0 where an envelope's code is no number. */
  readonly code: number;
  /** What the server adds for fields or decisions, e.g. the current price. */
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

  /** True where nobody has decided anything, so that asking again later may help: what carries a key may go again. */
  get retryable(): boolean {
    return retryableKinds.includes(this.kind) || passingCodes.includes(this.code);
  }
}

/** Whether something that was thrown is a refusal of the API, and this one where a code is given. */
export const isApiError = (error: unknown, code?: number): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
