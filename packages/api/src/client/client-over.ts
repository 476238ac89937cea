import type { Group } from '../contract/endpoint.js';
import { readFile } from './binary.js';
import { passesUnchanged, unpack } from './envelope.js';
import type { ApiError } from './errors.js';
import { asApiError, asLoginExpired } from './failure.js';
import type { CallOptions, Calls, Route, RouteGroup } from './group.js';
import { AbortHandle } from './abort-handle.js';
import { fromWire } from './names.js';
import { createRepeatGuard } from './repeat-guard.js';
import { createReports, type ReportOptions } from './reports.js';
import { inOldIe, requestOf, type Input } from './request.js';
import { usualRetries, withRetries, type Retries } from './retry.js';
import { createSharedReads } from './shared-reads.js';
import type { Transport, TransportRequest } from './transport.js';

/** Options of every client, whatever its transport. */
export interface CommonOptions extends ReportOptions {
  /** Base path of the backend. @default '/mh' */
  baseUrl?: string;
  /**
   * Whether cookies go along to another origin (XMLHttpRequest section 3.5.3). The login is in a header, and neither our
   * server nor the family's allows credentials from another origin: a browser would refuse the answer. For a backend that
   * wants them and says `Access-Control-Allow-Credentials`. @default false
   */
  withCredentials?: boolean;
  /** The login token, read at every call. */
  getToken?: () => string | null;
  /** The second token, sent with paths that start with prestoreAccount. */
  getPaymentToken?: () => string | null;
  /**
   * Duplicate window: how long the same POST with the same content is refused, in milliseconds; 0 turns that off.
   * @default 3000
   */
  repeatWindowMs?: number;
  /** How reads are retried when no answer came. */
  retries?: Partial<Retries>;
  /**
   * Called with the server's clock for every answer to a call with a token, which no cache can have produced. For
   * countdowns and relative times where the browser's own clock may be wrong; the package itself shows nothing.
   * `serverMs`: epoch milliseconds in whole seconds, truncated, not rounded; from the `Date` header (RFC 9110 section
   * 6.6.1), which another origin has to expose. `sentAt`: the browser's clock when the call was sent; it gives the
   * difference of the clocks and the delay of the answer.
   */
  onServerTime?: (serverMs: number, sentAt: number) => void;
  /** Time-out of an answer, in milliseconds. @default 50000 */
  timeoutMs?: number;
  /** The clock of the duplicate window, for tests. */
  now?: () => number;
}

/**
 * A client for any backend that implements the contract. `use` binds a group; a page loads only the groups it uses.
 */
export interface Client {
  /** Binds a group: its rows become functions. */
  use<G extends Group>(group: RouteGroup<G>): Calls<G>;
  /** The same client with its own `cancelAll`: for a page, whose calls end when it is left. */
  scope(): Client;
  /** Aborts pending reads. Writes continue unless told: otherwise nobody would know whether they took effect. */
  cancelAll(options?: { writes?: boolean }): void;
  /** Resets the client: aborts all pending calls, and forgets sent content and expired logins. For stories. */
  reset(): void;
}

type WireRequest = Omit<TransportRequest, 'signal'>;

interface Running {
  readonly writes: boolean;
  readonly interest: AbortHandle;
}

/** Fifty seconds. */
export const timeoutMs = 50_000;
/** The duplicate window. */
export const repeatWindowMs = 3000;

/** The client with all its rules, over any transport. */
export function clientOver(transport: Transport, options: CommonOptions): Client {
  const { baseUrl = '/mh', getToken = () => null, getPaymentToken = () => null } = options;
  const retries = { ...usualRetries, ...options.retries };
  const guard = createRepeatGuard(options.repeatWindowMs ?? repeatWindowMs, options.now ?? Date.now);
  const reads = createSharedReads();
  const reports = createReports(options);

  async function send(route: Route, request: WireRequest, signal: AbortHandle): Promise<unknown> {
    try {
      const sentAt = Date.now();
      const params = inOldIe() ? { ...request.params, _t: sentAt } : request.params;
      const { data, headers } = await transport.send({ ...request, params, signal });
      const serverMs = Date.parse(headers['date'] as string);
      if (serverMs && request.headers['Authorization']) options.onServerTime?.(serverMs, sentAt);
      if (route.envelope === 'binary') {
        return readFile(data as ArrayBuffer, (name) => (headers[name] ?? '') as string);
      }
      const answer = unpack(route.envelope, data);
      if (passesUnchanged(data)) return answer;
      if (route.envelope !== 'rows') return fromWire(route.response, answer);
      const page = answer as { rows: unknown[]; total: number };
      return { ...page, rows: fromWire(route.response, page.rows) };
    } catch (error) {
      const told = asApiError(error, transport, route.envelope);
      throw route.provesLogin ? asLoginExpired(told) : told;
    }
  }

  function read(route: Route, request: WireRequest, token: string | null, signal: AbortHandle) {
    const key = JSON.stringify([request.url, request.params, token]);
    return reads.share(key, signal, (landing) =>
      withRetries(retries, landing, () => send(route, request, landing)),
    );
  }

  async function write(route: Route, request: WireRequest, token: string | null, signal: AbortHandle) {
    const content = [request.params, route.form ? String(request.data) : request.data];
    const done = guard.enter(JSON.stringify([request.url, token]), JSON.stringify(content));
    try {
      const answer = await send(route, request, signal);
      done(true);
      return answer;
    } catch (error) {
      done(false);
      throw error;
    }
  }

  async function call(route: Route, input: Input, callOptions: CallOptions, scopes: Set<Running>[]) {
    const payment = route.token === 'payment';
    const token = payment ? getPaymentToken() : getToken();
    const { signal, quiet = false, again = false } = callOptions;
    const reading = !route.method && !route.writes;
    const guarded = route.method === 'POST' && !route.repeatable && !again && options.repeatWindowMs !== 0;
    const interest = new AbortHandle();
    const running: Running = { interest, writes: !reading && !route.repeatable };
    const leave = () => interest.abort();
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) leave();
    scopes.forEach((scope) => scope.add(running));
    reports.begin();
    try {
      const request = requestOf(route, input, baseUrl, token, callOptions);
      if (reading) return await read(route, request, token, interest);
      if (guarded) return await write(route, request, token, interest);
      return await send(route, request, interest);
    } catch (error) {
      reports.failed(error as ApiError, token, payment, quiet);
      throw error;
    } finally {
      signal?.removeEventListener('abort', leave);
      scopes.forEach((scope) => scope.delete(running));
      if (running.writes) reads.forget();
      reports.end();
    }
  }

  function clientOf(outer: Set<Running>[]): Client {
    const bound = new WeakMap<object, unknown>();
    const own = new Set<Running>();
    const scopes = [...outer, own];
    const cancelAll = ({ writes = false } = {}) => {
      for (const { interest, writes: isWrite } of own) if (writes || !isWrite) interest.abort();
    };
    return {
      use(group) {
        const known = bound.get(group);
        if (known) return known as never;
        const calls = Object.fromEntries(
          Object.entries<Route>(group.routes).map(([name, route]) => [
            name,
            (input: Input = {}, callOptions: CallOptions = {}) => call(route, input, callOptions, scopes),
          ]),
        );
        bound.set(group, calls);
        return calls as never;
      },
      scope: () => clientOf(scopes),
      cancelAll,
      reset() {
        cancelAll({ writes: true });
        guard.forget();
        reports.forget();
      },
    };
  }
  return clientOf([]);
}
