import type { AbortHandle } from './abort-handle.js';

/** An HTTP request of a call, as every transport takes it. */
export interface TransportRequest {
  /** @default 'GET' */
  readonly method?: string | undefined;
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  /** A plain value travels as JSON, a form or multipart as what it is. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly responseType: 'json' | 'text' | 'arraybuffer';
  /** How much of the body has left, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal: AbortHandle;
}

export interface TransportAnswer {
  /** JSON where the body is some, else its text; bytes where they were asked for. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Why a request brought no answer that counts: nothing came, or an HTTP error with a body. */
export type TransportFailure =
  | 'aborted'
  | 'timeout'
  | 'network'
  | { readonly status: number; readonly data: unknown };

/** What carries a call to the server and its answer back; it knows nothing of envelopes and tokens. */
export interface Transport {
  send(request: TransportRequest): Promise<TransportAnswer>;
  /** What a rejection of `send` means. */
  failureOf(error: unknown): TransportFailure;
}
