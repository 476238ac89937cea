import { isAxiosError, isCancel } from 'axios';
import { jsonIn } from './binary.js';
import { messageIn, unpack } from './envelope.js';
import { ApiError, clientCodes } from './errors.js';
import { cancelled, loginExpired, networkError, timedOut } from './sentences.js';

export const aborted = (cause?: unknown): ApiError =>
  new ApiError('aborted', clientCodes.aborted, cancelled, { cause });

/** An answer with an HTTP error: the envelope's own code counts, the HTTP status where there is none. */
function refused(status: number, body: unknown, cause: unknown): ApiError {
  try {
    unpack('data', body);
  } catch (told) {
    if (told instanceof ApiError && told.code > 0) return told;
  }
  const message = messageIn(body);
  if (status === 401) return new ApiError('unauthorized', 401, message || loginExpired, { cause });
  return new ApiError('business', status, message || networkError, { cause });
}

/** Whatever a request threw, as the client's one error. */
export function asApiError(error: unknown, envelope?: string): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return aborted(error);
  if (isAxiosError(error)) {
    if (error.response) {
      const { status, data } = error.response;
      return refused(status, envelope === 'binary' ? jsonIn(data) : data, error);
    }
    if (error.code === 'ETIMEDOUT') {
      return new ApiError('timeout', clientCodes.timeout, timedOut, { cause: error });
    }
    if (error.code === 'ECONNABORTED') return aborted(error);
  }
  return new ApiError('network', clientCodes.network, networkError, { cause: error });
}

/**
 * Spec 8: where the user-info call gets no usable answer, the user is told that the login has expired. An error page of
 * a gateway is none either; what an envelope says is.
 */
export const asLoginExpired = (error: ApiError): ApiError => {
  const said = error.code > 0 && (error.kind === 'unauthorized' || !error.cause);
  return said || error.kind === 'aborted'
    ? error
    : new ApiError(error.kind, error.code, loginExpired, { cause: error });
};
