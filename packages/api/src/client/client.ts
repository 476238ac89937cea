import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import type { Group } from '../contract/endpoint.js';
import { loginExpired, messageIn, networkError, passesUnchanged, unpack } from './envelope.js';
import { ApiError } from './errors.js';
import type { CallOptions, Calls, Route, RouteGroup } from './group.js';
import { fromWire, toWire } from './names.js';

export interface ClientOptions {
  /** Where the backend is mounted. @default '/mh' */
  baseUrl?: string;
  /** The login token, read at every call. */
  getToken?: () => string | null;
  /** The second token, sent with paths that start with prestoreAccount (spec 7.1). */
  getPaymentToken?: () => string | null;
  /** Told of every failed call; the package itself shows nothing. */
  onError?: (error: ApiError) => void;
  /** Told once when a login turns out to be gone, however many calls fail with it. */
  onUnauthorized?: (error: ApiError) => void;
  /** For tests and unusual networks. */
  axios?: AxiosInstance;
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Spec 7.1: fifty seconds. */
export const timeoutMs = 50_000;

/** Without these, axios reports a page that is being left as a time-out. */
const transitional = { ...axios.defaults.transitional, clarifyTimeoutError: true };

function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // The browser would fold these into another path: a crafted link must not choose the call.
    if (/^\.{0,2}$/.test(value)) throw new ApiError('business', 404, '您要找的内容不存在或已下线');
    return encodeURIComponent(value);
  });
}

/** An answer with an HTTP error: the envelope's own code counts, the HTTP status where there is none. */
function refused(status: number, body: unknown, cause: unknown): ApiError {
  try {
    unpack('data', body);
  } catch (told) {
    if (told instanceof ApiError && told.code !== 0) return told;
  }
  const message = messageIn(body);
  if (status === 401) return new ApiError('unauthorized', 401, message || loginExpired, { cause });
  return new ApiError('business', status, message || networkError, { cause });
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError('aborted', 0, '已取消', { cause: error });
  if (isAxiosError(error)) {
    if (error.response) return refused(error.response.status, error.response.data, error);
    if (error.code === 'ETIMEDOUT') {
      return new ApiError('timeout', 0, '请求超时，请稍后重试', { cause: error });
    }
    if (error.code === 'ECONNABORTED') return new ApiError('aborted', 0, '已取消', { cause: error });
  }
  return new ApiError('network', 0, networkError, { cause: error });
}

/** A client for any backend that speaks the contract. `use` binds a group; a page loads only those it uses. */
export interface Client {
  use<G extends Group>(group: RouteGroup<G>): Calls<G>;
}

export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/mh', getToken = () => null, getPaymentToken = () => null } = options;
  const http = options.axios ?? axios.create({ withCredentials: true, timeout: timeoutMs });
  const bound = new WeakMap<object, unknown>();
  /** The dead token that was last reported, for each of the two logins. */
  const reported = new Map<boolean, string | null>();

  function report(
    error: ApiError,
    token: string | null,
    { payment, quiet }: Record<'payment' | 'quiet', boolean>,
  ) {
    if (error.kind === 'aborted') return;
    if (error.kind === 'unauthorized') {
      // Many calls may fail with the same dead token: one notice is enough.
      if (reported.get(payment) === token) return;
      reported.set(payment, token);
      options.onUnauthorized?.(error);
      return;
    }
    if (!quiet) options.onError?.(error);
  }

  async function call(
    route: Route,
    input: Input = {},
    { signal, quiet = false }: CallOptions = {},
  ): Promise<unknown> {
    const payment = route.path.startsWith('/prestoreAccount');
    const token = payment ? getPaymentToken() : getToken();
    try {
      const body = toWire(route.body, input.body);
      const response = await http.request<unknown>({
        method: route.method,
        url: baseUrl + fill(route.path, input.params),
        params: toWire(route.query, input.query),
        data: route.form
          ? new URLSearchParams(body as Record<string, string>)
          : (body ?? (route.method === 'GET' ? undefined : {})),
        headers: token ? { Authorization: token } : {},
        transitional,
        responseType: route.envelope === 'text' ? 'text' : 'json',
        ...(signal ? { signal } : {}),
      });
      const answer = unpack(route.envelope, response.data);
      if (route.envelope !== 'text' && passesUnchanged(response.data)) return answer;
      if (route.envelope !== 'rows') return fromWire(route.response, answer);
      const page = answer as { rows: unknown[]; total: number };
      return { ...page, rows: fromWire(route.response, page.rows) };
    } catch (error) {
      const told = asApiError(error);
      report(told, token, { payment, quiet });
      throw told;
    }
  }

  return {
    use(group) {
      const known = bound.get(group);
      if (known) return known as never;
      const calls = Object.fromEntries(
        Object.entries<Route>(group.routes).map(([name, route]) => [
          name,
          (input?: Input, callOptions?: CallOptions) => call(route, input, callOptions),
        ]),
      );
      bound.set(group, calls);
      return calls as never;
    },
  };
}
