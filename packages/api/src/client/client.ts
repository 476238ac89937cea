import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import type { Group } from '../contract/endpoint.js';
import { unpack } from './envelope.js';
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

const fill = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError('aborted', 0, '已取消', { cause: error });
  if (isAxiosError(error)) {
    if (error.response) {
      try {
        unpack('data', error.response.data);
      } catch (told) {
        // A gateway's HTML page is no envelope: then the HTTP status is all we know.
        if (told instanceof ApiError && told.kind !== 'malformed') return told;
      }
      const status = error.response.status;
      if (status === 401) return new ApiError('unauthorized', 401, '登录已过期，请重新登录');
      return new ApiError('business', status, '网络错误！', { cause: error });
    }
    if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') {
      return new ApiError('timeout', 0, '请求超时，请稍后重试', { cause: error });
    }
  }
  return new ApiError('network', 0, '网络错误！', { cause: error });
}

/** A client for any backend that speaks the contract. `use` binds a group; a page loads only those it uses. */
export interface Client {
  use<G extends Group>(group: RouteGroup<G>): Calls<G>;
}

export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/mh', getToken = () => null, getPaymentToken = () => null } = options;
  const http = options.axios ?? axios.create({ withCredentials: true, timeout: timeoutMs });
  const bound = new WeakMap<object, unknown>();
  let reportedToken: string | null | undefined;

  function report(error: ApiError, token: string | null) {
    if (error.kind === 'aborted') return;
    if (error.kind === 'unauthorized') {
      // Many calls may fail with the same dead token: one notice is enough.
      if (reportedToken === token) return;
      reportedToken = token;
      options.onUnauthorized?.(error);
      return;
    }
    options.onError?.(error);
  }

  async function call(route: Route, input: Input = {}, { signal }: CallOptions = {}): Promise<unknown> {
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
        responseType: route.envelope === 'text' ? 'text' : 'json',
        ...(signal ? { signal } : {}),
      });
      const answer = unpack(route.envelope, response.data);
      if (route.envelope !== 'rows') return fromWire(route.response, answer);
      const page = answer as { rows: unknown[]; total: number };
      return Array.isArray(page.rows) ? { ...page, rows: fromWire(route.response, page.rows) } : page;
    } catch (error) {
      const told = asApiError(error);
      report(told, token);
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
