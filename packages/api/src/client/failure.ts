import { jsonIn } from './binary.js';
import { messageIn, unpack } from './envelope.js';
import { ApiError, clientCodes } from './errors.js';
import { cancelled, loginExpired, networkError, timedOut } from './sentences.js';
import type { Transport } from './transport.js';

export const aborted = (cause?: unknown): ApiError =>
  new ApiError('aborted', clientCodes.aborted, cancelled, { cause });

/** An HTTP error: the envelope's own code counts, else the HTTP status. */
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

/** Converts whatever a request threw into the client's error. */
export function asApiError(error: unknown, transport: Transport, envelope?: string): ApiError {
  if (error instanceof ApiError) return error;
  const failure = transport.failureOf(error);
  if (failure === 'aborted') return aborted(error);
  if (failure === 'timeout') return new ApiError('timeout', clientCodes.timeout, timedOut, { cause: error });
  if (failure === 'network')
    return new ApiError('network', clientCodes.network, networkError, { cause: error });
  const { status, data } = failure;
  return refused(status, envelope === 'binary' ? jsonIn(data) : data, error);
}

/**
 * When the user-info call gets no usable answer, the user reads that the login has expired. An error page of
 * a gateway is not usable; an envelope is.
 */
export const asLoginExpired = (error: ApiError): ApiError => {
  const said = error.code > 0 && (error.kind === 'unauthorized' || !error.cause);
  return said || error.kind === 'aborted'
    ? error
    : new ApiError(error.kind, error.code, loginExpired, { cause: error });
};
