import { ApiError } from './errors.js';
import type { CallOptions, Route } from './group.js';
import { toWire } from './names.js';
import { notThere } from './sentences.js';
import type { TransportRequest } from './transport.js';

/** Input of a call; the row decides which of these it takes. */
export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
}

function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // The browser would resolve these to another path: a manipulated link must not select another call.
    if (/^\.{0,2}$/.test(value)) throw new ApiError('business', 404, notThere);
    return encodeURIComponent(value);
  });
}

/** Internet Explorer, and its mode in other browsers, caches GET answers permanently. */
export const inOldIe = (): boolean =>
  /MSIE |Trident\//.test((globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent ?? '');

function multipart(field: string, file: File, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append(field, file, file.name);
  return form;
}

function bodyOf(route: Route, input: Input): unknown {
  const body = toWire(route.body, input.body);
  if (route.upload && input.file) return multipart(route.upload, input.file, body);
  if (route.form) return new URLSearchParams(body as Record<string, string>);
  // Many servers of the family require a body for POST and PUT, and some proxies reject a body for the other methods.
  return body ?? (route.method?.startsWith('P') ? {} : undefined);
}

/** Builds the HTTP request of a call. */
export function requestOf(
  route: Route,
  input: Input,
  baseUrl: string,
  token: string | null,
  { onProgress }: CallOptions,
): Omit<TransportRequest, 'signal'> {
  return {
    method: route.method,
    url: baseUrl + fill(route.path, input.params),
    params: toWire(route.query, input.query) as TransportRequest['params'],
    data: bodyOf(route, input),
    headers: token ? { Authorization: token } : {},
    responseType: route.envelope === 'text' ? 'text' : route.envelope === 'binary' ? 'arraybuffer' : 'json',
    onProgress,
  };
}
