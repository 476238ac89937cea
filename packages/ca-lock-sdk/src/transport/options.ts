import type { PreflightView } from '../preflight/inspect.js';

/** Where the port that worked last time is kept. Either half may be asynchronous; a failure of either is ignored. */
export interface RememberedPort {
  /** The port that worked last time. */
  get(): number | undefined | Promise<number | undefined>;
  /** Keeps a port that works. */
  set(port: number): void | Promise<void>;
}

/** What the core needs to know; `ConnectOptions` adds what a browser brings along. */
export interface CoreOptions {
  /** The literal address: `localhost` tries IPv6 first and is slow on Windows. @default '127.0.0.1' */
  host?: string | undefined;
  /** The first port that is tried. @default 11345 */
  firstPort?: number | undefined;
  /** How many ports are tried, upwards. @default 10 */
  portCount?: number | undefined;
  /** Tried alone before all the others, if it is one of them: the port that answered last time. */
  knownPort?: number | undefined;
  /** How long a port is given to answer while the service is looked for, in milliseconds. @default 150 */
  probeTimeoutMs?: number | undefined;
  /** Second look at ports that only timed out: a loaded machine misses the first window. @default 600 */
  secondPassMs?: number | undefined;
  /** How long a command may take in milliseconds, from sending to the whole answer. @default 6000 */
  callTimeoutMs?: number | undefined;
  /** `text/plain` saves the CORS preflight where the driver reads it. @default 'application/json' */
  contentType?: string | undefined;
  /** Driver families that are spoken to, by the handshake's `CAType`. @default ['260', '61'] */
  caTypes?: readonly string[] | undefined;
  /** The transport: anything that takes a URL and a `RequestInit` as fetch does. @default the global fetch */
  fetch?: typeof fetch | undefined;
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
}

/** How a browser looks for the lock service. */
export interface ConnectOptions extends CoreOptions {
  /** How long an open permission prompt is waited for. @default 60000 */
  permissionTimeoutMs?: number | undefined;
  /** The portal operator's key for the seal commands; without it the seal cannot be read or made. */
  licenseKey?: string | undefined;
  /** Where the port that worked is kept from one visit to the next. @default nowhere */
  rememberedPort?: RememberedPort | undefined;
  /** What the environment checks look at. @default globalThis */
  view?: PreflightView | undefined;
}

/** The options with every default filled in; one that is given as `undefined` counts as not given. */
export const lockTarget = (options: ConnectOptions) => {
  const target = {
    host: '127.0.0.1',
    firstPort: 11345,
    portCount: 10,
    probeTimeoutMs: 150,
    secondPassMs: 600,
    callTimeoutMs: 6000,
    contentType: 'application/json',
    caTypes: ['260', '61'] as readonly string[],
    // Called through the global so that a page may replace it, and never with a wrong `this`.
    fetch: ((input, init) => fetch(input, init)) as typeof fetch,
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.assign(target, Object.fromEntries(given)) as CoreOptions & typeof target;
};
export type LockTarget = ReturnType<typeof lockTarget>;
