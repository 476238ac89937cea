import type { TakeEarly } from './take-early.js';
import { tellingFetch } from './telling-fetch.js';
import type { Transport, TransportFailure, TransportRequest } from './transport.js';

export interface FetchTransportOptions {
  /** Time-out of an answer, in milliseconds. */
  timeoutMs: number;
  /** Whether cookies go along to another origin. @default false */
  withCredentials?: boolean | undefined;
  /** Replaces the platform's own `fetch`, which is looked up at each call. */
  fetch?: typeof fetch | undefined;
  /** Reads that are already pending. */
  early?: TakeEarly | undefined;
}

class FetchFailure extends Error {
  readonly failure: TransportFailure;
  constructor(failure: TransportFailure, cause?: unknown) {
    super(typeof failure === 'string' ? failure : `Status ${failure.status}`, { cause });
    this.failure = failure;
  }
}

function addressOf({ url, params = {} }: TransportRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    // Arrays in the format of axios, so that a server reads both the same way.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null)
        query.append(Array.isArray(value) ? `${name}[]` : name, String(one));
    }
  }
  const text = query.toString();
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url;
}

function bodyOf(data: unknown): { body?: BodyInit; type?: string } {
  if (data === undefined || data === null) return {};
  // The platform sets their content type, with the boundary of a multipart body.
  if (data instanceof FormData || data instanceof URLSearchParams) return { body: data };
  return { body: JSON.stringify(data), type: 'application/json' };
}

async function read(response: Response, as: TransportRequest['responseType']): Promise<unknown> {
  if (as === 'arraybuffer') return response.arrayBuffer();
  const text = await response.text();
  if (as === 'text') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // a web page or half an answer: not an envelope; the client reports it
  }
}

/** A closing page aborts its calls, which the platform reports like a lost network. */
let isLeaving = false;
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

type Send = (url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>;

/** How a request is sent: an upload with a progress listener uses XMLHttpRequest. */
const senderOf = ({ onProgress }: TransportRequest, own: typeof fetch | undefined): Send =>
  own ?? (onProgress && typeof XMLHttpRequest !== 'undefined' ? tellingFetch(onProgress) : fetch);

/** The pending early answer; undefined when there is none, or when it failed. */
function earlyAnswer(take: TakeEarly | undefined, url: string, request: TransportRequest) {
  const isRead = (request.method ?? 'GET') === 'GET' && request.responseType !== 'arraybuffer';
  const answer = isRead ? take?.(url, request.headers['Authorization'] ?? null) : undefined;
  return answer?.catch(() => undefined);
}

/** The platform's own `fetch`. */
export const fetchTransport = ({
  timeoutMs,
  withCredentials,
  fetch: own,
  early,
}: FetchTransportOptions): Transport => ({
  async send(request) {
    const ending = new AbortController();
    let reason: TransportFailure = 'network';
    const end = (why: TransportFailure) => () => {
      reason = why;
      ending.abort();
    };
    const leave = end('aborted');
    const timer = setTimeout(end('timeout'), timeoutMs);
    request.signal.addEventListener('abort', leave);
    if (request.signal.aborted) leave();
    const { body, type } = bodyOf(request.data);
    try {
      const url = addressOf(request);
      const response =
        (await earlyAnswer(early, url, request)) ??
        (await senderOf(request, own)(url, {
          method: request.method ?? 'GET',
          headers: {
            Accept: 'application/json, text/plain, */*',
            ...(type && { 'Content-Type': type }),
            ...request.headers,
          },
          ...(body !== undefined && { body }),
          credentials: withCredentials ? 'include' : 'same-origin',
          signal: ending.signal,
        }));
      const data = await read(response, request.responseType);
      request.onProgress?.(1);
      if (!response.ok) throw new FetchFailure({ status: response.status, data });
      return { data, headers: Object.fromEntries(response.headers) };
    } catch (error) {
      if (error instanceof FetchFailure) throw error;
      throw new FetchFailure(isLeaving && reason === 'network' ? 'aborted' : reason, error);
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', leave);
    }
  },
  failureOf: (error) => (error instanceof FetchFailure ? error.failure : 'network'),
});
