import type { PreflightView } from '../preflight/inspect.js';

/** Storage of the last working port. Both functions may be asynchronous; their failures are ignored. */
export interface RememberedPort {
  /** Reads the last working port. */
  get(): number | undefined | Promise<number | undefined>;
  /** Stores a working port. */
  set(port: number): void | Promise<void>;
}

/** Options of the core; `ConnectOptions` adds those of a browser. */
export interface CoreOptions {
  /** The literal address: `localhost` tries IPv6 first and is slow on Windows. @default '127.0.0.1' */
  host?: string | undefined;
  /** The first port to try. @default 11345 */
  firstPort?: number | undefined;
  /** Number of consecutive ports to try. @default 10 */
  portCount?: number | undefined;
  /** The last working port: tried first and alone, if it is one of the ports. */
  knownPort?: number | undefined;
  /** Time-out of a port during discovery, in milliseconds. @default 150 */
  probeTimeoutMs?: number | undefined;
  /**
   * Time-out of the second pass over ports that timed out, in milliseconds: a busy machine may miss the first one.
   * @default 600
   */
  secondPassMs?: number | undefined;
  /** Time-out of a command in milliseconds, from sending to the whole answer. @default 6000 */
  callTimeoutMs?: number | undefined;
  /** `text/plain` avoids the CORS preflight if the driver accepts it. @default 'application/json' */
  contentType?: string | undefined;
  /** Accepted driver families, by the handshake's `CAType`. @default ['260', '61'] */
  caTypes?: readonly string[] | undefined;
  /** The transport: any function that takes a URL and a `RequestInit` like fetch. @default the global fetch */
  fetch?: typeof fetch | undefined;
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
}

/** Options of the discovery in a browser. */
export interface ConnectOptions extends CoreOptions {
  /** How long to wait for an open permission prompt, in milliseconds. @default 60000 */
  permissionTimeoutMs?: number | undefined;
  /** The portal operator's key for the seal commands; without it seals can be neither read nor written. */
  licenseKey?: string | undefined;
  /** Storage of the working port between visits. @default nowhere */
  rememberedPort?: RememberedPort | undefined;
  /** The object that the environment checks use. @default globalThis */
  view?: PreflightView | undefined;
}

/** The options with all defaults; `undefined` counts as not given. */
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
