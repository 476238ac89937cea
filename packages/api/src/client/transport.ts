import type { AbortHandle } from './abort-handle.js';

/** An HTTP request of a call, as every transport receives it. */
export interface TransportRequest {
  /** @default 'GET' */
  readonly method?: string | undefined;
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  /** A plain value is sent as JSON, a form or multipart unchanged. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly responseType: 'json' | 'text' | 'arraybuffer';
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal: AbortHandle;
}

export interface TransportAnswer {
  /** Parsed JSON if possible, else text; bytes if requested. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Why a request failed: no answer, or an HTTP error with a body. */
export type TransportFailure =
  | 'aborted'
  | 'timeout'
  | 'network'
  | { readonly status: number; readonly data: unknown };

/** Sends a call to the server and returns its answer; it knows nothing of envelopes and tokens. */
export interface Transport {
  send(request: TransportRequest): Promise<TransportAnswer>;
  /** Interprets a rejection of `send`. */
  failureOf(error: unknown): TransportFailure;
}
